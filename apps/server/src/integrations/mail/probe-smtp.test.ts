import { describe, expect, it } from 'vitest'
import { minutes } from '../../lib/durations.ts'
import { type SmtpScript, startScriptedServer } from '../../testing/mail/smtp-script.ts'
import { createSmtpDialer } from './dial-smtp.ts'
import { probeSmtp } from './probe-smtp.ts'

const dial = createSmtpDialer({ allowPrivateHosts: true, timeout: minutes(1) })
const withSignIn = { ehlo: '250-script.test\r\n250 AUTH PLAIN' } as const

async function probe(script: SmtpScript) {
  const server = await startScriptedServer(script)
  const account = { host: '127.0.0.1', port: server.port, user: 'dana@brand.test', pass: 'secret' }
  const deadline = Object.values(script).includes('silence') ? 500 : minutes(1)
  return { server, done: probeSmtp(account, { dial, localAuthority: undefined, deadline }) }
}

describe('a test connection by SMTP', () => {
  it('signs in and quits, and names neither sender nor recipient', async () => {
    const { server, done } = await probe(withSignIn)
    await done
    const verbs = server.commands.map((line) => line.split(' ')[0])
    expect(verbs).toEqual(['EHLO', 'AUTH', 'RSET', 'QUIT'])
    expect(server.mails).toEqual([])
  })

  it('accepts a server that breaks off at QUIT', async () => {
    const { done } = await probe({ quit: 'drop' })
    await done
  })

  it.each<[string, SmtpScript, string]>([
    ['says nothing', { greeting: 'silence' }, 'The mail server takes too long'],
    ['hangs after its greeting', { ehlo: 'silence' }, 'The mail server takes too long'],
    ['refuses the password', { ...withSignIn, auth: '535 Wrong password' }, '535 Wrong password'],
    ['breaks off', { greeting: 'drop' }, ''],
  ])('fails when the server %s', async (_, script, text) => {
    const { done } = await probe(script)
    await expect(done).rejects.toMatchObject({ kind: 'account', text: expect.stringContaining(text) })
  })
})
