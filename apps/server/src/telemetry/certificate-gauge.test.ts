import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer as createTcpServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer as createTlsServer } from 'node:tls'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { hours, minutes, seconds } from '../lib/durations.ts'
import { FakeClock } from '../testing/fake-clock.ts'
import { createCertificateGauge } from './certificate-gauge.ts'

let pair: { key: string; cert: string }
beforeAll(() => {
  const folder = mkdtempSync(join(tmpdir(), 'troupe-certificate-'))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const made = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '9']
  const named = ['-subj', '/CN=troupe.test', '-keyout', key, '-out', cert]
  execFileSync('openssl', ['req', ...made, ...named], { stdio: 'ignore' })
  pair = { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') }
  rmSync(folder, { recursive: true })
})

/** Makes a server listen for one test; resolves to its `host:port`. */
async function listen(server: Server): Promise<string> {
  const sockets = new Set<Socket>()
  server.on('connection', (socket) => sockets.add(socket))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.close()
    for (const socket of sockets) socket.destroy()
  })
  return `127.0.0.1:${(server.address() as AddressInfo).port}`
}

const watch = (certificateAddress: string) => {
  const clock = new FakeClock('2026-11-21T12:00:00Z')
  return {
    clock,
    gauge: createCertificateGauge({ appUrl: 'https://troupe.test', certificateAddress, clock, patienceMs: seconds(1) }),
  }
}

describe('the end of the certificate', () => {
  it('is read hourly from the certificate shown for the public name, by any issuer', async () => {
    const names: string[] = []
    const server = createTlsServer({
      ...pair,
      SNICallback(name, done) {
        names.push(name)
        done(null)
      },
    })
    const { clock, gauge } = watch(await listen(server))
    const [reading] = await gauge.read()
    expect(reading?.gauge).toBe('troupe_certificate_expires_timestamp_seconds')
    const daysLeft = ((reading?.value ?? 0) * 1000 - Date.now()) / hours(24)
    expect(daysLeft).toBeGreaterThan(8.9)
    expect(daysLeft).toBeLessThanOrEqual(9)
    await gauge.read()
    expect(names).toEqual(['troupe.test'])
    clock.advance(hours(1))
    await gauge.read()
    expect(names).toHaveLength(2)
  })

  it('is unknown where a server accepts connections without answering, and is read again after a minute', async () => {
    let connections = 0
    const { clock, gauge } = watch(await listen(createTcpServer(() => void connections++)))
    await expect(gauge.read()).rejects.toThrow('troupe.test did not answer by TLS')
    await expect(gauge.read()).rejects.toThrow('troupe.test did not answer by TLS')
    expect(connections).toBe(1)
    clock.advance(minutes(1))
    await expect(gauge.read()).rejects.toThrow('troupe.test did not answer by TLS')
    expect(connections).toBe(2)
  })

  it('is unknown where a server answers without TLS', async () => {
    const { gauge } = watch(await listen(createTcpServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'))))
    await expect(gauge.read()).rejects.toThrow()
  })

  it('is not read where the public address has no TLS', async () => {
    for (const appUrl of ['http://localhost:3000', undefined]) {
      const gauge = createCertificateGauge({
        appUrl,
        certificateAddress: '127.0.0.1:9',
        clock: new FakeClock('2026-11-21T12:00:00Z'),
      })
      expect(await gauge.read()).toEqual([])
    }
  })
})
