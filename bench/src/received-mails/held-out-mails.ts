import type { LabelledMail } from '@troupe/server/modules/outreach/incoming/knowing/testing/labelled-mail'
import { listMailsOfSet } from '@troupe/server/modules/outreach/incoming/knowing/testing/mail-set'
import { heldOutBounces, heldOutTexts } from './held-out-data.ts'

/** Mails with other words, and from other programs, than those that the rules were made by. */
export function listHeldOutMails(): LabelledMail[] {
  return listMailsOfSet({
    sentAt: 'Thu, 14 Jan 2027 07:01:20 -0300',
    firstDay: new Date(Date.UTC(2027, 0, 11)),
    lastDay: new Date(Date.UTC(2027, 0, 24)),
    quoted: '> Hi Lee,\n> our bees make honey.',
    dates: { day: 'numeric', month: 'long', year: 'numeric' },
    texts: heldOutTexts,
    bounces: heldOutBounces,
    answerForms: [
      { shape: 'answer, Mailspring', headers: { 'X-Mailer': 'Mailspring' }, quotes: true },
      { shape: 'answer, Windows Mail', isHtml: true, quotes: true },
      { shape: 'answer, Intercom', headers: { 'X-Intercom-Bin': 'admin', 'Auto-Submitted': 'auto-generated' } },
    ],
    awayForms: [
      { shape: 'away, MDaemon', headers: { 'Auto-Submitted': 'auto-replied', Precedence: 'bulk' }, isNamed: true },
      { shape: 'away, hMailServer', headers: { 'Auto-Submitted': 'auto-replied' }, isHtml: true },
      {
        shape: 'away, Exchange with a rule',
        headers: { 'Auto-Submitted': 'auto-generated', 'X-MS-Exchange-Inbox-Rules-Loop': 'lee@run.test' },
      },
      { shape: 'away, by its subject', isNamed: true },
      { shape: 'away, by its sender', headers: { 'Return-Path': '<>' } },
    ],
    wishForms: [
      { shape: 'unsubscribe, with the quotation', quotes: true },
      { shape: 'unsubscribe, in HTML', isHtml: true, quotes: true },
    ],
  })
}
