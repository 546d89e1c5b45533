import { describe, expect, it } from 'vitest'
import { classifyMail } from './classify-mail.ts'
import type { MailPart, ParsedMail } from './parsed-mail.ts'

function makeMail(
  headers: Readonly<Record<string, string>> = {},
  { subject = 'Re: Tea?', parts = [] }: { subject?: string; parts?: readonly MailPart[] } = {},
): ParsedMail {
  const values = new Map(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), [value]]))
  return { headers: values, from: { name: 'Ada', address: 'ada@one.test' }, subject, text: 'Yes, gladly', parts }
}

/** A report about one recipient. */
function makeReport(fields: readonly string[]): ParsedMail {
  const content = ['Reporting-MTA: dns; mx.one.test', '', 'Final-Recipient: rfc822; ada@one.test', ...fields, ''].join(
    '\r\n',
  )
  return makeMail({ 'Auto-Submitted': 'auto-replied' }, { parts: [{ type: 'message/delivery-status', content }] })
}

const feedback = (type: string) =>
  makeMail({}, { parts: [{ type: 'message/feedback-report', content: `Feedback-Type: ${type}\r\nVersion: 1\r\n` }] })

describe('a mail', () => {
  it.each<[string, Record<string, string>, string?]>([
    ['has no special header', {}],
    ['says that a person wrote it', { 'Auto-Submitted': 'no' }],
    ['asks others not to reply automatically, as ticket systems do', { 'X-Auto-Response-Suppress': 'All' }],
    ['came through a list', { Precedence: 'list' }],
    ['came through a group that marks all mails as bulk', { Precedence: 'bulk' }],
    ['has a subject that a person may have kept', {}, 'Out of office next week, but yes'],
    ['denies to be an automatic reply', { 'X-Autorespond': 'no' }],
  ])('is an answer if it %s', (_, headers, subject = 'Re: Tea?') => {
    expect(classifyMail(makeMail(headers, { subject }))).toEqual({ kind: 'answer' })
  })

  it.each<[string, Record<string, string>, string?]>([
    ['RFC 3834', { 'Auto-Submitted': 'auto-replied (vacation)' }],
    ['Exchange', { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' }],
    ['a header of its own', { 'X-Autoreply': 'yes' }],
    ['its precedence', { Precedence: 'auto_reply' }],
    ['two weak signs', { Precedence: 'bulk', 'X-Auto-Response-Suppress': 'OOF' }],
    ['a weak sign and its subject', { 'X-Auto-Response-Suppress': 'All' }, 'Automatic reply: Tea?'],
    ['a weak sign and its Chinese subject', { Precedence: 'junk' }, '自动回复：Tea?'],
  ])('is an automatic answer by %s', (_, headers, subject = 'Re: Tea?') => {
    expect(classifyMail(makeMail(headers, { subject }))).toEqual({ kind: 'auto_answer', awayUntil: null })
  })
})

describe('a delivery report', () => {
  it.each([
    ['an unknown address', '5.1.1', true],
    ['a disabled mailbox', '5.2.1', true],
    ['an unknown domain', '5.1.2', true],
    ['a full mailbox', '5.2.2', false],
    ['a spam filter', '5.7.1', false],
    ['a delivery that timed out', '5.4.7', false],
    ['a temporary failure that lasted too long', '4.4.1', false],
  ])('about %s (%s) is final: %s', (_, status, isPermanent) => {
    expect(classifyMail(makeReport(['Action: failed', `Status: ${status}`]))).toMatchObject({
      kind: 'bounce',
      status,
      isPermanent,
    })
  })

  it('of a delay is not final, whatever its code', () => {
    expect(classifyMail(makeReport(['Action: delayed', 'Status: 5.1.1']))).toMatchObject({ isPermanent: false })
  })

  it('takes the more precise code from the reply of the server', () => {
    const fields = ['Action: failed', 'Status: 5.0.0', 'Diagnostic-Code: smtp; 550-5.2.2 The mailbox', ' is full']
    expect(classifyMail(makeReport(fields))).toMatchObject({
      status: '5.2.2',
      isPermanent: false,
      reply: '550-5.2.2 The mailbox is full',
    })
  })

  it('that all went well is no bounce', () => {
    expect(classifyMail(makeReport(['Action: delivered', 'Status: 2.0.0']))).toEqual({
      kind: 'auto_answer',
      awayUntil: null,
    })
  })

  it('without recipients is judged by its headers', () => {
    const parts = [{ type: 'message/delivery-status', content: 'Reporting-MTA: dns; mx.one.test\r\n' }]
    expect(classifyMail(makeMail({}, { parts }))).toEqual({ kind: 'answer' })
  })

  it('with thousands of groups is read up to a limit', () => {
    const content = 'Action: delivered\n\n'.repeat(100_000)
    expect(classifyMail(makeMail({}, { parts: [{ type: 'message/delivery-status', content }] }))).toEqual({
      kind: 'auto_answer',
      awayUntil: null,
    })
  })
})

describe('a feedback report', () => {
  it('of abuse is a complaint', () => {
    expect(classifyMail(feedback('abuse'))).toEqual({ kind: 'complaint' })
  })

  it('that takes a complaint back is none', () => {
    expect(classifyMail(feedback('not-spam'))).toEqual({ kind: 'auto_answer', awayUntil: null })
  })
})
