// npm run scan: attacks a separate Troupe on loopback with external scanners for ten minutes; exit code 1 on a finding.
// The parts can be named: npm run scan -- sqlmap wapiti connections expressions
import { setTimeout as pause } from 'node:timers/promises'
import { checkConnections } from './scan/check-connections.ts'
import { checkExpressions } from './scan/check-expressions.ts'
import { installScanners } from './scan/install-scanners.ts'
import { startNetworkProxy } from './scan/network-proxy.ts'
import { runSqlmap } from './scan/run-sqlmap.ts'
import { runWapiti } from './scan/run-wapiti.ts'
import type { Part, PartReport } from './scan/scan-report.ts'
import { startTroupe } from './testing/troupe-process.ts'

const parts: Record<string, Part> = {
  sqlmap: runSqlmap,
  wapiti: runWapiti,
  connections: checkConnections,
  expressions: checkExpressions,
}

const names = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(parts)
const unknown = names.filter((name) => !(name in parts))
if (unknown.length > 0) {
  console.error(`There is no part "${unknown[0]}" of the scan; there are: ${Object.keys(parts).join(', ')}`)
  process.exit(2)
}

installScanners(names)
// Otherwise the limits for one network would soon answer instead of the product. As behind a proxy, the server accepts
// the client address that this machine states, which differs for each call. No setting disables a limit.
const troupe = await startTroupe({ environment: { TRUST_PROXY: 'loopback', DEMO_CREATORS: '300', LOG_LEVEL: 'info' } })
const proxy = await startNetworkProxy(troupe.url)
const findings: string[] = []
try {
  while (!troupe.output().includes('demo catalogue loaded')) await pause(200)

  for (const name of names) {
    const report = await parts[name]?.({ url: proxy.url, directUrl: troupe.url })
    if (report) findings.push(...tell(name, report))
  }
} finally {
  await proxy.close()
  await troupe.stop()
}

const failures = proxy.failures()
console.log(`\n${proxy.count()} calls by scanners; answers 5xx other than 503: ${failures.length}`)
findings.push(...failures.map((failure) => `failure of the server: ${failure}`))
console.log(
  findings.length === 0 ? 'Nothing was found.' : `Found:\n${findings.map((finding) => `  ${finding}`).join('\n')}`,
)
process.exit(findings.length === 0 ? 0 : 1)

function tell(name: string, { lines, findings: found }: PartReport): string[] {
  console.log(`\n${name}`)
  for (const line of lines) console.log(`  ${line}`)
  return found.map((finding) => `${name}: ${finding}`)
}
