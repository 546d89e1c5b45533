import { expect, test } from 'vitest'
import { listReportedIds, parseMail } from './parse-mail.ts'

const report = (returned: readonly string[]) =>
  [
    'From: postmaster@outlook.test',
    'Content-Type: multipart/report; report-type=delivery-status; boundary=b',
    '',
    '--b',
    'Content-Type: text/plain',
    '',
    'Your message could not be delivered.',
    '--b',
    'Content-Type: message/rfc822',
    '',
    ...returned,
    '',
    'Hello',
    '--b--',
    '',
  ].join('\r\n')

test('a report is about the mail that was returned, else about the one that it refers to as itself', async () => {
  const mail = await parseMail(
    Buffer.from(
      report([
        'Message-ID: <AB12@EURPRD.PROD.OUTLOOK.COM>',
        'References: <first@brand.test>',
        ' <second@brand.test>',
        'Subject: Hi',
      ]),
    ),
  )
  expect(listReportedIds(mail)).toEqual(['AB12@EURPRD.PROD.OUTLOOK.COM', 'second@brand.test', 'first@brand.test'])
})

test('a report without references names the returned mail only', async () => {
  const mail = await parseMail(Buffer.from(report(['Message-ID: <first@brand.test>', 'Subject: Hi'])))
  expect(listReportedIds(mail)).toEqual(['first@brand.test'])
})

test('the parts of a report hold nothing that a database refuses', async () => {
  const { parts } = await parseMail(Buffer.from(report(['Message-ID: <first@brand.test>', 'X-Reason: no\u0000thing'])))
  expect(parts.map(({ content }) => content)).toEqual([expect.stringContaining('X-Reason: nothing')])
})
