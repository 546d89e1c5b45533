type Figure = string | number

/** What the drills say of themselves: what was done, what was counted, and which claims held. */
export interface Report {
  /** Begins a drill. */
  begin(title: string): void
  say(text: string): void
  figures(figures: Readonly<Record<string, Figure>>): void
  /** A claim that was put to the test; one that does not hold has the whole run fail. */
  check(claim: string, holds: boolean, counted?: Figure): void
  /** Claims that did not hold. */
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
