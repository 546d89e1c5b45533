import { describe, expect, it } from 'vitest'
import { MailError } from '../../modules/outreach/context/mail-transport-port.ts'
import { judgeSmtpFailure } from './judge-smtp-failure.ts'

/** Judges the failure of a mail from a server's reply, by default the reply to its last byte. */
function judgeReply(response: string, command = 'DATA'): MailError {
  const error = Object.assign(new Error(`Message failed: ${response}`), { code: 'EMESSAGE', command, response })
  return judgeSmtpFailure(error, { phase: 'sending', bodySent: command === 'DATA' })
}

function judgeLoss(message: string, codes: object, bodySent: boolean): MailError {
  return judgeSmtpFailure(Object.assign(new Error(message), codes), { phase: 'sending', bodySent })
}

describe('a reply', () => {
  it.each([
    '421 4.7.0 Try again later, closing connection',
    '432 4.7.12 A password transition is needed',
    '454 4.7.0 Temporary authentication failure',
    '530 5.7.0 Must issue a STARTTLS command first',
    '534-5.7.9 Application-specific password required',
    '535 5.7.8 Username and Password not accepted',
    '550 5.4.5 Daily user sending limit exceeded',
    '550-5.4.5 Daily user sending quota exceeded',
    '550 5.1.90 Your message can not be sent, the daily limit has been reached',
    '550 5.7.60 SMTP; Client does not have permissions to send as this sender',
    '451 4.7.139 Authentication unsuccessful',
    '550 5.7.57 Client not authenticated to send mail',
    '452-4.7.3 Throttled',
    '550 Ip frequency limited',
    '550 Mail content denied: frequency limit',
    '452 Too many messages in this connection',
    '554 5.2.0 STOREDRV.Submission.Exception:SubmissionQuotaExceededException',
    '554 5.2.252 SendAsDenied; not allowed to send as another',
    '503 Error: need EHLO and AUTH first',
    '554 5.7.1 <x@y.test>: Relay access denied',
    '550 5.7.1 Relaying denied: not permitted to relay',
  ])('"%s" is about the account', (reply) => {
    expect(judgeReply(reply).kind).toBe('account')
  })

  it.each([
    '550 5.1.1 The email account that you tried to reach does not exist',
    '552-5.2.2 The recipient is over quota, limit exceeded',
    '550 5.7.1 This message is likely unsolicited',
    '554 No',
    '552 5.3.4 Message size exceeds fixed limit',
  ])('"%s" refuses the mail for good', (reply) => {
    expect(judgeReply(reply).kind).toBe('recipient')
  })

  it.each([
    '450 4.2.0 Greylisted',
    '451 4.3.0 Try again later',
    '452 4.2.2 Mailbox full, quota limit exceeded',
    '503 5.5.1 Bad sequence of commands',
  ])('"%s" refuses the mail for a while', (reply) => {
    expect(judgeReply(reply).kind).toBe('temporary')
  })

  it('to the sender address is about the account, unless the mail is too large', () => {
    expect(judgeReply('553 Not yours', 'MAIL FROM').kind).toBe('account')
    expect(judgeReply('552 Too large', 'MAIL FROM').kind).toBe('recipient')
    expect(judgeReply('553 Not yours', 'RCPT TO').kind).toBe('recipient')
    expect(judgeReply('451 Try again, ticket 552', 'MAIL FROM').kind).toBe('account')
  })

  it('while a connection is opened is about the account, whatever it says', () => {
    const error = Object.assign(new Error('Refused'), { command: 'CONN', response: '554 5.1.1 go away' })
    expect(judgeSmtpFailure(error, { phase: 'opening', bodySent: false })).toMatchObject({
      kind: 'account',
      code: '554 5.1.1',
    })
  })

  it('gives its code, with the enhanced one where it has one', () => {
    expect(judgeReply('550 5.1.1 No such user').code).toBe('550 5.1.1')
    expect(judgeReply('550-5.7.26 Unauthenticated').code).toBe('550 5.7.26')
    expect(judgeReply('550 mx.reader.test said: 450 4.2.1 later').code).toBe('550')
  })

  it('is shown as one line of at most 500 characters', () => {
    const { text } = judgeReply(`550-5.1.1 No\r\n550 5.1.1\tsuch\u202e user\u0007 ${'x'.repeat(600)}`)
    expect(text).toMatch(/^550-5\.1\.1 No 550 5\.1\.1 such user x+$/)
    expect(text).toHaveLength(500)
    expect(judgeReply(`550 ${'x'.repeat(495)}🎉`).text).toBe(`550 ${'x'.repeat(495)}\ufffd`)
    expect(judgeReply('550 No \r\n').text).toBe('550 No')
  })

  it('that is no refusal is taken for a lost connection', () => {
    expect(judgeReply('250 OK')).toMatchObject({ kind: 'unknown', code: 'EMESSAGE', text: 'Message failed: 250 OK' })
    expect(judgeReply('55').kind).toBe('unknown')
    expect(judgeReply('see 550 below').kind).toBe('unknown')
  })
})

describe('a lost connection', () => {
  it('leaves it open whether a mail arrived whose last byte had left', () => {
    expect(judgeLoss('Connection closed', { code: 'ECONNECTION' }, true)).toMatchObject({
      kind: 'unknown',
      code: 'ECONNECTION',
      text: 'Connection closed',
      bodySent: true,
    })
  })

  it('before the last byte of the mail is no reason to give it up', () => {
    expect(judgeLoss('Connection closed', { code: 'ECONNECTION' }, false)).toMatchObject({
      kind: 'temporary',
      bodySent: false,
    })
  })

  it('is named by the code of the system, which says more than that of the library', () => {
    expect(judgeLoss('No', { code: 'ESOCKET', originalCode: 'ECONNRESET' }, false).code).toBe('ECONNRESET')
    expect(judgeLoss('No', {}, false).code).toBe('UNKNOWN')
    expect(judgeLoss('No', { code: 7, response: { lines: 1 } }, false).code).toBe('UNKNOWN')
  })
})

describe('any other failure', () => {
  it('that was judged already keeps its judgement', () => {
    const error = new MailError({ kind: 'recipient', code: 'EINVALID', text: 'No', bodySent: false })
    expect(judgeSmtpFailure(error, { phase: 'opening', bodySent: true })).toBe(error)
  })

  it('that is no error has a text and is kept as the cause', () => {
    const failure = judgeSmtpFailure('what?', { phase: 'sending', bodySent: false })
    expect(failure).toMatchObject({ kind: 'temporary', code: 'UNKNOWN', cause: 'what?' })
    expect(failure.text).toBe('The mail server could not be spoken to')
  })
})
