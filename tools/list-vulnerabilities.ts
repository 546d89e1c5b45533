// Lists the known vulnerabilities of the packages that run in production, according to the registry. Exit code 1: at
// least one is high or critical. 2: the registry gave no report, so that nothing is known.
import { spawnSync } from 'node:child_process'
import { z } from 'zod'

const Vulnerability = z.object({ severity: z.string(), range: z.string() })
const Report = z.object({ vulnerabilities: z.record(z.string(), Vulnerability) })
const Refusal = z.object({ message: z.string() })

const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], { encoding: 'utf8' })
const answer: unknown = JSON.parse(stdout || '{"message":"npm audit said nothing"}')
const report = Report.safeParse(answer)
if (report.success) {
  const found = Object.entries(report.data.vulnerabilities)
  for (const [name, { severity, range }] of found) console.log(`${severity}: ${name} ${range}`)
  console.log(`${found.length} packages with known vulnerabilities`)
  process.exitCode = found.some(([, { severity }]) => ['high', 'critical'].includes(severity)) ? 1 : 0
} else {
  const refusal = Refusal.safeParse(answer)
  console.log(`The registry does not say: ${refusal.success ? refusal.data.message : 'it answered in another form'}`)
  process.exitCode = 2
}
