import type { LabelledMail } from '@troupe/server/modules/outreach/incoming/knowing/testing/labelled-mail'
import { listMailsOfSet } from '@troupe/server/modules/outreach/incoming/knowing/testing/mail-set'
import { heldOutBounces, heldOutTexts } from './held-out-data.ts'

/** Mails with other words, and from other programs, than those that the rules were made by. */
export function listHeldOutMails(): LabelledMail[] {
  return listMailsOfSet({
    sentAt: 'Wed, 03 Mar 2027 14:12:41 +0100',
    firstDay: new Date(Date.UTC(2027, 2, 1)),
    lastDay: new Date(Date.UTC(2027, 2, 14)),
    quoted: '> Hi Lee,\n> our headphones would fit your studio.',
    dates: { day: 'numeric', month: 'long' },
    texts: heldOutTexts,
    bounces: heldOutBounces,
    answerForms: [
      { shape: 'answer, Airmail', headers: { 'X-Mailer': 'Airmail' }, quotes: true },
      { shape: 'answer, webmail', isHtml: true, quotes: true },
      {
        shape: 'answer, HubSpot',
        headers: { 'X-Mailer': 'HubSpot', 'X-Auto-Response-Suppress': 'All', Precedence: 'bulk' },
      },
    ],
    awayForms: [
      {
        shape: 'away, Exchange, marked',
        headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
        isNamed: true,
        isHtml: true,
      },
      {
        shape: 'away, Gmail, marked',
        headers: { Precedence: 'bulk', 'X-Autoreply': 'yes', 'Auto-Submitted': 'auto-replied' },
      },
      { shape: 'away, by the subject of the program', isNamed: true },
      { shape: 'away, by precedence', headers: { Precedence: 'bulk' } },
    ],
    wishForms: [
      { shape: 'unsubscribe, and the quotation', quotes: true },
      { shape: 'unsubscribe, alone', isHtml: true },
    ],
  })
}
