import type { LabelledMail } from '@troupe/server/modules/outreach/incoming/knowing/testing/labelled-mail'
import { listMailsOfSet } from '@troupe/server/modules/outreach/incoming/knowing/testing/mail-set'
import { heldOutBounces } from './held-out-bounces-data.ts'
import { heldOutTexts } from './held-out-texts-data.ts'

/** Mails with other words, and from other programs, than those that the rules were made by. */
export function listHeldOutMails(): LabelledMail[] {
  return listMailsOfSet({
    sentAt: 'Tue, 11 May 2027 08:02:17 +0200',
    firstDay: new Date(Date.UTC(2027, 4, 10)),
    lastDay: new Date(Date.UTC(2027, 4, 23)),
    quoted: '> Hi Lee,\n> our bags would fit your tours.',
    dates: { day: 'numeric', month: 'long' },
    texts: heldOutTexts,
    bounces: heldOutBounces,
    answerForms: [
      { shape: 'answer, Canary', headers: { 'X-Mailer': 'Canary Mail' }, quotes: true },
      { shape: 'answer, Roundcube', isHtml: true, quotes: true },
      {
        shape: 'answer, Zendesk',
        headers: { 'X-Mailer': 'Zendesk Mailer', 'Auto-Submitted': 'auto-generated', Precedence: 'bulk' },
      },
    ],
    awayForms: [
      {
        shape: 'away, Zimbra, marked',
        headers: { 'Auto-Submitted': 'auto-replied (zimbra; vacation)', Precedence: 'bulk' },
        isNamed: true,
      },
      {
        shape: 'away, Outlook.com, marked',
        headers: { 'X-Auto-Response-Suppress': 'All' },
        isNamed: true,
        isHtml: true,
      },
      { shape: 'away, by the subject of the program', isNamed: true },
      { shape: 'away, by precedence', headers: { Precedence: 'auto_reply' } },
    ],
    wishForms: [
      { shape: 'unsubscribe, before the quotation', quotes: true },
      { shape: 'unsubscribe, nothing else', isHtml: true },
    ],
  })
}
