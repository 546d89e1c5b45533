import { createServer } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isGlobalAddress } from '../network/global-address.ts'
import { createSmtpDialer, SmtpHostError } from './dial-smtp.ts'

/** A listener on loopback; a connection to it means that the check was passed. */
const canary = createServer((socket) => {
  visits++
  socket.end()
})
let visits = 0
let port = 0
beforeAll(async () => {
  await new Promise<void>((resolve) =>
    canary.listen(587, '127.0.0.1', resolve).once('error', () => canary.listen(0, '127.0.0.1', resolve)),
  )
  const address = canary.address()
  port = address && typeof address === 'object' ? address.port : 0
})
afterAll(() => canary.close())

describe('without private hosts', () => {
  const guarded = createSmtpDialer({ allowPrivateHosts: false, timeout: 500 })

  it.each([
    '127.0.0.1',
    '127.1',
    '127.0.0.1.',
    '2130706433',
    '0x7f.1',
    '0x7f000001',
    '0177.0.0.1',
    '0',
    '0.0.0.0',
    'localhost',
    'localhost.',
    'LOCALHOST',
    'localhost.localdomain.',
    'ip6-localhost',
    '::1',
    '[::1]',
    '::',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '::127.0.0.1',
    '64:ff9b::127.0.0.1',
    '①②⑦.⓪.⓪.①',
    '127。0。0。1',
    'ⓛⓞⓒⓐⓛⓗⓞⓢⓣ',
    '2852039166',
    '169.254.169.254',
    '10.0.0.1',
    '192.168.0.1',
    '0300.0250.0.1',
    '172.16.0.1',
    '100.64.0.1',
    'fd00::1',
    'fe80::1',
    '8.8.8.8',
    'user@mail.example.com',
    'mail.example.com:25',
    'mail.example.com/x',
    'mail .example.com',
    '',
  ])('%j is not dialled', async (host) => {
    const before = visits
    for (const each of new Set([587, port])) {
      await expect(guarded({ host, port: each })).rejects.toThrow(SmtpHostError)
    }
    expect(visits).toBe(before)
  })

  it.each([22, 80, 443, 993, 3000, 5432, 6379, 0])('port %d is not dialled', async (closed) => {
    const resolve = async () => ['93.184.215.14']
    const dial = createSmtpDialer({ allowPrivateHosts: false, resolve, timeout: 500 })
    await expect(dial({ host: 'mail.example.com', port: closed })).rejects.toThrow(SmtpHostError)
  })

  it.each([
    ['a name that leads to loopback', ['127.0.0.1']],
    ['one that leads to loopback as IPv6', ['::1']],
    ['one that leads to a mapped address', ['::ffff:127.0.0.1']],
    ['one that leads to a public and a private address', ['93.184.215.14', '10.0.0.1']],
    ['one that leads to the cloud’s own data', ['169.254.169.254']],
    ['one that leads nowhere', []],
  ])('%s is not dialled', async (_what, addresses) => {
    const before = visits
    const dial = createSmtpDialer({ allowPrivateHosts: false, resolve: async () => addresses, timeout: 500 })
    await expect(dial({ host: 'rebind.example.com', port: 587 })).rejects.toThrow(SmtpHostError)
    expect(visits).toBe(before)
  })

  it('an unknown name and a forbidden one give the same error', async () => {
    const say = (addresses: string[]) =>
      createSmtpDialer({ allowPrivateHosts: false, resolve: async () => addresses })({
        host: 'a.example.com',
        port: 587,
      }).catch((error: Error) => error.message)
    expect(await say([])).toBe(await say(['10.0.0.1']))
  })

  it('a name is asked once for each connection, so that no second answer can lead elsewhere', async () => {
    const answers = [['10.9.9.9'], ['127.0.0.1']]
    let asked = 0
    const resolve = async () => answers[asked++] ?? []
    const dial = createSmtpDialer({ allowPrivateHosts: false, resolve, timeout: 500 })
    await expect(dial({ host: 'rebind.example.com', port: 587 })).rejects.toThrow(SmtpHostError)
    expect(asked).toBe(1)
    await expect(dial({ host: 'rebind.example.com', port: 587 })).rejects.toThrow(SmtpHostError)
    expect(asked).toBe(2)
  })
})

describe('with private hosts', () => {
  it('a server on this machine is dialled, on any port', async () => {
    const dial = createSmtpDialer({ allowPrivateHosts: true })
    for (const host of ['127.0.0.1', 'localhost']) (await dial({ host, port })).destroy()
  })

  it('the next address is tried when one does not answer', async () => {
    const dial = createSmtpDialer({ allowPrivateHosts: true, resolve: async () => ['127.0.0.2', '127.0.0.1'] })
    const socket = await dial({ host: 'relay.internal', port })
    expect(socket.remoteAddress).toBe('127.0.0.1')
    socket.destroy()
  })

  it('a missing server is reported as such', async () => {
    const dial = createSmtpDialer({ allowPrivateHosts: true })
    await expect(dial({ host: '127.0.0.1', port: 9 })).rejects.toMatchObject({ code: 'ECONNREFUSED' })
  })
})

it('a name of the sandbox leads to its server, even where private hosts are closed', async () => {
  const standIns = new Map([['smtp.sandbox.test:587', { host: '127.0.0.1', port }]])
  const dial = createSmtpDialer({ allowPrivateHosts: false, standIns })
  const socket = await dial({ host: 'SMTP.sandbox.test', port: 587 })
  expect(socket.remotePort).toBe(port)
  socket.destroy()
})

describe('of the addresses', () => {
  it.each(['8.8.8.8', '93.184.215.14', '2606:2800:220:1::1', '2a00:1450:4001::5'])('%s is public', (address) => {
    expect(isGlobalAddress(address)).toBe(true)
  })

  it.each([
    '198.18.0.1',
    '203.0.113.9',
    '224.0.0.1',
    '255.255.255.255',
    '192.0.0.8',
    '2001:db8::1',
    '2002:7f00:1::',
    '2001::1',
    'ff02::1',
    'fec0::1',
    'x',
  ])('%s is not', (address) => {
    expect(isGlobalAddress(address)).toBe(false)
  })
})
