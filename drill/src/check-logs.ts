import { z } from 'zod'
import type { Report } from './cluster/report.ts'

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
