type Figure = string | number

/** Report of the failover tests: steps, figures, and checks. */
export interface Report {
  /** Starts the section of a test. */
  begin(title: string): void
  say(text: string): void
  figures(figures: Readonly<Record<string, Figure>>): void
  /** Records a check; one failed check fails the whole run. */
  check(claim: string, holds: boolean, counted?: Figure): void
  /** Checks that failed. */
  failures(): readonly string[]
}

export function createReport(): Report {
  const failures: string[] = []
  const start = performance.now()
  return {
    begin: (title) => console.log(`\n== ${title} (after ${((performance.now() - start) / 1000).toFixed(0)} s)`),
    say: (text) => console.log(`   ${text}`),
    figures(figures) {
      for (const [name, value] of Object.entries(figures)) console.log(`   ${name}: ${value}`)
    },
    check(claim, holds, counted) {
      console.log(`${holds ? 'ok' : 'NOT'} ${claim}${counted === undefined ? '' : `: ${counted}`}`)
      if (!holds) failures.push(claim)
    },
    failures: () => failures,
  }
}
