import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { text } from 'node:stream/consumers'

const program = '/usr/bin/spamassassin'

/** A rule of SpamAssassin that a mail meets; more than 0 points speak against it. */
export interface MetRule {
  readonly points: number
  readonly name: string
  readonly description: string
}

/** Why mails cannot be checked here; undefined: they can. */
export function findSpamCheckObstacle(): string | undefined {
  return existsSync(program) ? undefined : 'SpamAssassin is not installed (apt-get install spamassassin)'
}

/** The rules that a mail meets, by what stands in it alone: no network is asked, and nothing was learnt. */
export async function checkForm(source: Buffer): Promise<MetRule[]> {
  const child = spawn(program, ['--test-mode', '--local', '--nocreate-prefs', '--cf=use_bayes 0'], {
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  child.stdin.end(source)
  return readReport(await text(child.stdout))
}

/** @throws Error when there is no report: the check itself has failed. */
function readReport(output: string): MetRule[] {
  const report = output.split('Content analysis details:').at(-1)
  if (report === undefined || report === output)
    throw new Error(`SpamAssassin gives no report: ${output.slice(0, 500)}`)
  return [...report.matchAll(/^\s*(-?\d+\.\d)\s+([A-Z][A-Z\d_]+)\s+(.*)$/gm)].map(
    ([, points, name = '', description = '']) => ({ points: Number(points), name, description }),
  )
}
