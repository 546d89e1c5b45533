import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { inventPerson, signUp } from '../testing/test-person.ts'
import { runScanner } from './run-scanner.ts'
import type { PartReport, Target } from './scan-report.ts'

/**
 * Without `ssrf` and `xxe`, which would call a server of their author, and `backup`, because every path without a file
 * shows the application.
 */
const modules = 'xss,permanentxss,sql,blindsql,file,redirect,csp,http_headers,cookieflags,exec,crlf,methods,htaccess'
const maxScanSeconds = 60
const maxModuleSeconds = 20

/** Pages, and calls with parameters, which a crawler cannot find in an application rendered by scripts. */
const starts = [
  '/auth',
  '/dashboard?page=1',
  '/api/campaigns?page=1',
  '/api/invitations?page=1&search=tea',
  '/api/suppressions?page=1&search=tea',
  '/api/conversations?offset=0',
  '/api/notifications?page=1',
  '/api/email/gmail/oauth/callback?code=x&state=y',
  '/api/email/microsoft/oauth/callback?code=x&state=y',
  '/api/exports/x?token=y',
  '/api/unsubscribe/xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx',
  '/unsubscribe/xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx?next=/',
]

/** Findings that are expected. */
const expected = new Set([
  // Disabled for browsers that still support it, because its filter opened holes of its own.
  'X-XSS-Protection is not set',
  // Has no meaning without TLS.
  'Strict-Transport-Security is not set',
])

const Report = z.object({
  vulnerabilities: z.record(z.string(), z.array(z.object({ method: z.string(), path: z.string(), info: z.string() }))),
  anomalies: z.record(z.string(), z.array(z.object({ method: z.string(), path: z.string(), info: z.string() }))),
})

/** Runs wapiti, which crawls what a signed-in user can reach and tries each parameter. */
export async function runWapiti({ url, directUrl }: Target): Promise<PartReport> {
  const folder = await mkdtemp(join(tmpdir(), 'troupe-wapiti-'))
  const file = join(folder, 'report.json')
  const { access_token } = await signUp(directUrl, inventPerson())
  const { output, seconds } = await runScanner(
    'wapiti',
    [
      `--url=${url}/`,
      ...starts.map((path) => `--start=${url}${path}`),
      '--scope=folder',
      `--module=${modules}`,
      `--header=Authorization: Bearer ${access_token}`,
      `--max-scan-time=${maxScanSeconds}`,
      `--max-attack-time=${maxModuleSeconds}`,
      '--timeout=5',
      '--flush-session',
      '--no-bugreport',
      `--store-session=${folder}`,
      '--format=json',
      `--output=${file}`,
    ],
    maxScanSeconds + maxModuleSeconds * (modules.split(',').length + 1),
  )
  const text = await readFile(file, 'utf8').catch(() => undefined)
  await rm(folder, { recursive: true, force: true })
  if (text === undefined) return { lines: [], findings: [`There is no report: ${output.slice(-1500)}`] }
  const { vulnerabilities, anomalies } = Report.parse(JSON.parse(text))
  const findings = Object.entries({ ...vulnerabilities, ...anomalies }).flatMap(([kind, found]) =>
    found
      .filter(({ info }) => !expected.has(info))
      .map(({ method, path, info }) => `${kind}: ${method} ${path.slice(0, 200)} (${info.slice(0, 200)})`),
  )
  return { lines: [`${modules.split(',').length} modules in ${seconds} s, ${findings.length} findings`], findings }
}
