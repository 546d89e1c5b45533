import { isIP } from 'node:net'
import { connect } from 'node:tls'
import type { Clock } from '../lib/clock.ts'
import { hours, minutes, seconds } from '../lib/durations.ts'
import type { GaugeSource } from './gauges.ts'

interface CertificateOptions {
  /** The public address; one without TLS has no certificate. */
  readonly appUrl: string | undefined
  /** `host:port` where this server reaches what answers for the public address; undefined: there itself. */
  readonly certificateAddress: string | undefined
  readonly clock: Clock
  /** For how long a look may take, in milliseconds. */
  readonly patienceMs?: number
}

const lookEvery = hours(1)
/** After a failure: a proxy that is restarted is soon back. */
const lookAgainAfter = minutes(1)

/** Expiry of the certificate that the public address presents; read once an hour. */
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

/** @throws Error where nothing answers by TLS in time. */
function readCertificateEnd({ hostname, port }: URL, address: string | undefined, patienceMs: number): Promise<Date> {
  const target = address ? new URL(`https://${address}`) : { hostname, port }
  const name = hostname.replaceAll(/[[\]]/g, '')
  const socket = connect({
    host: target.hostname.replaceAll(/[[\]]/g, ''),
    port: Number(target.port || 443),
    ...(isIP(name) ? {} : { servername: name }),
    // One that has ended, or is signed by itself, is to be seen as well.
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
