import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inventPerson, signUp } from '../testing/test-person.ts'
import { runScanner } from './run-scanner.ts'
import type { PartReport, Target } from './scan-report.ts'

const maxSeconds = 150

interface Attack {
  readonly name: string
  /** Path below the server's address. */
  readonly path: string
  /** JSON, with a star after each value to attack. */
  readonly body?: string
  readonly isAnonymous?: true
}

/** Calls in which texts of the caller come closest to a statement. */
const attacks: readonly Attack[] = [
  { name: 'search by text and filters', path: '/api/kols/hybrid-search', body: describeSearch() },
  { name: 'a list, searched and by pages', path: '/api/suppressions?search=tea*&page=1*' },
  { name: 'sign-in', path: '/api/auth/login', body: '{"email":"a*@x.test","password":"b*"}', isAnonymous: true },
]

function describeSearch(): string {
  return JSON.stringify({
    query_text: 'tea*',
    exclude_words: 'milk*',
    content_categories: ['food_cooking*'],
    regions: ['US*'],
    sort: 'followers*',
    max_api_requests: 0,
    result_limit: 3,
  })
}

/** Runs sqlmap, which tries to reach the database through the callers' input. */
export async function runSqlmap({ url, directUrl }: Target): Promise<PartReport> {
  const folder = await mkdtemp(join(tmpdir(), 'troupe-sqlmap-'))
  const lines: string[] = []
  const findings: string[] = []
  for (const attack of attacks) {
    const { access_token } = await signUp(directUrl, inventPerson())
    const { output, seconds, isWhole } = await runScanner(
      'sqlmap',
      describe(attack, url, access_token, folder),
      maxSeconds,
    )
    const found = output.split('\n').filter((line) => /is vulnerable|identified the following injection/.test(line))
    const tests = output.match(/testing '/g)?.length ?? 0
    const isDone = /do not appear to be injectable/.test(output)
    lines.push(
      `${attack.name}: ${tests} tests in ${seconds} s, ${isDone ? 'to the end' : 'as far as its time went'}, ${found.length} findings`,
    )
    if (isWhole && !isDone && found.length === 0) findings.push(`${attack.name} was not tested: ${output.slice(-1500)}`)
    findings.push(...found.map((line) => `${attack.name}: ${line}`))
  }
  await rm(folder, { recursive: true, force: true })
  return { lines, findings }
}

function describe({ path, body, isAnonymous }: Attack, url: string, token: string, folder: string): string[] {
  return [
    '--batch',
    '--flush-session',
    '--disable-coloring',
    '--level=2',
    '--risk=1',
    '--dbms=postgresql',
    '--threads=1',
    '--timeout=10',
    '--retries=0',
    '--technique=BEUST',
    '--time-sec=2',
    '--ignore-code=401,409,422,429',
    `--output-dir=${folder}`,
    `--url=${url}${path}`,
    ...(isAnonymous ? [] : [`--header=Authorization: Bearer ${token}`]),
    ...(body ? ['--method=POST', `--data=${body}`, '--header=Content-Type: application/json'] : []),
  ]
}
