import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { text } from 'node:stream/consumers'

const program = '/usr/bin/spamassassin'

/** A SpamAssassin rule that matches a mail; points above 0 suggest spam. */
export interface MetRule {
  readonly points: number
  readonly name: string
  readonly description: string
}

/** Returns why mails cannot be checked here; undefined: they can. */
export function findSpamCheckObstacle(): string | undefined {
  return existsSync(program) ? undefined : 'SpamAssassin is not installed (apt-get install spamassassin)'
}

/** Returns the rules that match a mail by its content alone, without network access or training. */
export async function checkForm(source: Buffer): Promise<MetRule[]> {
  const child = spawn(program, ['--test-mode', '--local', '--nocreate-prefs', '--cf=use_bayes 0'], {
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  child.stdin.end(source)
  return readReport(await text(child.stdout))
}

/** @throws Error when there is no report because the check itself failed. */
function readReport(output: string): MetRule[] {
  const report = output.split('Content analysis details:').at(-1)
  if (report === undefined || report === output)
    throw new Error(`SpamAssassin gives no report: ${output.slice(0, 500)}`)
  return [...report.matchAll(/^\s*(-?\d+\.\d)\s+([A-Z][A-Z\d_]+)\s+(.*)$/gm)].map(
    ([, points, name = '', description = '']) => ({ points: Number(points), name, description }),
  )
}
