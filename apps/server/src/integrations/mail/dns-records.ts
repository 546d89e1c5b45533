import { Resolver } from 'node:dns/promises'
import { seconds } from '../../lib/durations.ts'
import type { DnsRecords } from '../../modules/email-settings/domain/dns-records-port.ts'

/** The name exists without such a record, or does not exist; neither is a failure. */
const noRecord = new Set(['ENOTFOUND', 'ENODATA'])

/** Queries the system's name servers, or the given ones (`address:port`). */
export function createDnsRecords(servers?: readonly string[]): DnsRecords {
  const resolver = new Resolver({ timeout: seconds(2), tries: 2 })
  if (servers) resolver.setServers(servers)
  return {
    async readTxt(name) {
      try {
        return (await resolver.resolveTxt(name)).map((pieces) => pieces.join(''))
      } catch (error) {
        const code = error instanceof Error && 'code' in error ? String(error.code) : ''
        return noRecord.has(code) ? [] : undefined
      }
    },
  }
}
