import { z } from 'zod'

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

const LogLine = z.object({
  level: z.number(),
  msg: z.string(),
  err: z.object({ message: z.string(), stack: z.string().optional() }).optional(),
})
const failure = 50

/** Checks that servers logged no unexpected failure, and counts their warnings. @param outputs What each wrote. */
export function checkLogs(outputs: readonly string[], report: Report): void {
  report.begin('What the servers wrote')
  const lines = outputs.flatMap((output) => output.split('\n').flatMap(parseLine))
  const isUnexpected = ({ level, msg }: z.output<typeof LogLine>) => level >= failure && msg === 'unexpected failure'
  const unexpected = lines.filter(isUnexpected)
  // Without queue names and ports, which vary.
  const toReason = (message = '') => message.replace(/ \(Queue: .*|[\d.]+:\d+/g, '').trim()
  const counts = Map.groupBy(lines, ({ level, msg, err }) => `${level} ${msg}: ${toReason(err?.message)}`)
  for (const [text, { length }] of counts) report.say(`${length} times ${text}`)
  for (const { err } of unexpected.slice(0, 3)) report.say(err?.stack ?? '')
  report.check('no request failed for a fault of a server', unexpected.length === 0, unexpected.length)
}

function parseLine(line: string) {
  if (!line.startsWith('{')) return []
  const parsed = LogLine.safeParse(JSON.parse(line))
  return parsed.success ? [parsed.data] : []
}
