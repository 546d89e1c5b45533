import { isIP } from 'node:net'
import { connect } from 'node:tls'
import type { Clock } from '../lib/clock.ts'
import { hours, minutes, seconds } from '../lib/durations.ts'
import type { GaugeSource } from './gauges.ts'

interface CertificateOptions {
  /** The public URL; without TLS there is no certificate. */
  readonly appUrl: string | undefined
  /** `host:port` at which this server reaches the TLS endpoint of the public URL; undefined: its own host and port. */
  readonly certificateAddress: string | undefined
  readonly clock: Clock
  /** Maximum duration of a check, in milliseconds. */
  readonly patienceMs?: number
}

const lookEvery = hours(1)
/** Retry interval after a failure: a restarted proxy is soon back. */
const lookAgainAfter = minutes(1)

/** Reports when the certificate of the public URL expires; checked once an hour. */
export function createCertificateGauge(options: CertificateOptions): GaugeSource {
  const { appUrl, certificateAddress, clock, patienceMs = seconds(5) } = options
  const gauge = 'troupe_certificate_expires_timestamp_seconds'
  const publicUrl = appUrl?.startsWith('https:') ? new URL(appUrl) : undefined
  let known: { readonly until: number; readonly end: Promise<Date> } | undefined
  const look = (url: URL): Promise<Date> => {
    const now = clock.now().getTime()
    if (known && now < known.until) return known.end
    const end = readCertificateEnd(url, certificateAddress, patienceMs)
    known = { until: now + lookEvery, end }
    end.catch(() => {
      known = { until: now + lookAgainAfter, end }
    })
    return end
  }
  return {
    name: 'certificate',
    gauges: [gauge],
    read: async () => (publicUrl ? [{ gauge, value: (await look(publicUrl)).getTime() / 1000 }] : []),
  }
}

/** @throws Error when there is no TLS answer in time. */
function readCertificateEnd({ hostname, port }: URL, address: string | undefined, patienceMs: number): Promise<Date> {
  const target = address ? new URL(`https://${address}`) : { hostname, port }
  const name = hostname.replaceAll(/[[\]]/g, '')
  const socket = connect({
    host: target.hostname.replaceAll(/[[\]]/g, ''),
    port: Number(target.port || 443),
    ...(isIP(name) ? {} : { servername: name }),
    // Expired and self-signed certificates must be read as well.
    rejectUnauthorized: false,
  })
  return new Promise<Date>((resolve, reject) => {
    const timer = setTimeout(() => socket.destroy(new Error(`${hostname} did not answer by TLS`)), patienceMs)
    socket.once('close', () => {
      clearTimeout(timer)
      reject(new Error(`${hostname} closed the connection`))
    })
    socket.once('error', reject)
    socket.once('secureConnect', () => {
      resolve(new Date(socket.getPeerCertificate().valid_to))
      socket.destroy()
    })
  })
}
