import { X509Certificate } from 'node:crypto'
import { once } from 'node:events'
import { connect, createServer } from 'node:tls'
import { describe, expect, it } from 'vitest'
import { issueCertificate } from './certificate.ts'

const names = ['smtp.sandbox.test', 'smtp.qq.sandbox.test', '127.0.0.1']
const issued = issueCertificate(names)

describe('a certificate of the sandbox', () => {
  it('is for its names, by an authority of its own', () => {
    const certificate = new X509Certificate(issued.cert)
    const authority = new X509Certificate(issued.authority)
    for (const name of names.slice(0, 2)) expect(certificate.checkHost(name)).toBe(name)
    expect(certificate.checkIP('127.0.0.1')).toBe('127.0.0.1')
    expect(certificate.checkHost('smtp.other.test')).toBeUndefined()
    expect(certificate.verify(authority.publicKey)).toBe(true)
    expect([authority.ca, certificate.ca]).toEqual([true, false])
    expect(certificate.validToDate.getTime()).toBeGreaterThan(Date.now())
  })

  it('is another one each time', () => {
    expect(issueCertificate(names).authority).not.toBe(issued.authority)
  })

  it.each([
    ['smtp.sandbox.test', issued.authority, true],
    ['smtp.other.test', issued.authority, false],
    ['smtp.sandbox.test', undefined, false],
  ])('opens a connection to %s for who trusts its authority', async (servername, ca, opens) => {
    const server = createServer(issued, (socket) => socket.end()).listen(0, '127.0.0.1')
    server.on('tlsClientError', () => {})
    await once(server, 'listening')
    const address = server.address()
    const port = address && typeof address === 'object' ? address.port : 0
    const socket = connect({ host: '127.0.0.1', port, servername, ...(ca ? { ca } : {}) })
    const outcome = await new Promise((resolve) => {
      socket.once('secureConnect', () => resolve(true))
      socket.once('error', () => resolve(false))
    })
    socket.destroy()
    server.close()
    expect(outcome).toBe(opens)
  })
})
