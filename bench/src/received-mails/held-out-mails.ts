import type { LabelledMail } from '@troupe/server/modules/outreach/incoming/knowing/testing/labelled-mail'
import { listMailsOfSet } from '@troupe/server/modules/outreach/incoming/knowing/testing/mail-set'
import { heldOutBounces } from './held-out-bounces-data.ts'
import { heldOutTexts } from './held-out-texts-data.ts'

/** Mails with other words, and from other programs, than those that the rules were made by. */
export function listHeldOutMails(): LabelledMail[] {
  return listMailsOfSet({
    sentAt: 'Wed, 07 Jul 2027 11:31:06 +0200',
    firstDay: new Date(Date.UTC(2027, 6, 5)),
    lastDay: new Date(Date.UTC(2027, 6, 18)),
    quoted: '> Hi Lee,\n> our chair would fit your studio.',
    dates: { day: 'numeric', month: 'long', year: 'numeric' },
    texts: heldOutTexts,
    bounces: heldOutBounces,
    answerForms: [
      { shape: 'answer, Evolution', headers: { 'User-Agent': 'Evolution 3.50' }, quotes: true },
      { shape: 'answer, Mail.ru', isHtml: true, quotes: true },
      { shape: 'answer, from a tablet', headers: { 'X-Mailer': 'iPad Mail (23A1)' }, isHtml: true },
    ],
    awayForms: [
      {
        shape: 'away, Stalwart, marked',
        headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
      },
      { shape: 'away, Open-Xchange, marked', headers: { 'Auto-Submitted': 'auto-replied (vacation)' }, isNamed: true },
      { shape: 'away, by a subject alone', isNamed: true },
      { shape: 'away, by precedence', headers: { Precedence: 'bulk' }, isHtml: true },
    ],
    wishForms: [
      { shape: 'unsubscribe, ahead of the quotation', quotes: true },
      { shape: 'unsubscribe, HTML only', isHtml: true },
    ],
  })
}
