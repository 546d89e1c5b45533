import type { LabelledMail } from '@troupe/server/modules/outreach/incoming/knowing/testing/labelled-mail'
import { listMailsOfSet } from '@troupe/server/modules/outreach/incoming/knowing/testing/mail-set'
import { heldOutBounces } from './held-out-bounces-data.ts'
import { heldOutTexts } from './held-out-texts-data.ts'

/** Mails with other words, and from other programs, than those that the rules were made by. */
export function listHeldOutMails(): LabelledMail[] {
  return listMailsOfSet({
    sentAt: 'Fri, 04 Jun 2027 10:05:44 +0200',
    firstDay: new Date(Date.UTC(2027, 5, 1)),
    lastDay: new Date(Date.UTC(2027, 5, 20)),
    quoted: '> Hi Lee,\n> our lamp would fit your desk.',
    dates: { day: 'numeric', month: 'long', year: 'numeric' },
    texts: heldOutTexts,
    bounces: heldOutBounces,
    answerForms: [
      { shape: 'answer, Geary', headers: { 'User-Agent': 'Geary/44.1' }, quotes: true },
      { shape: 'answer, Naver Mail', isHtml: true, quotes: true },
      {
        shape: 'answer, Freshdesk',
        headers: { 'X-Mailer': 'Freshdesk', 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
      },
      { shape: 'answer, from a phone', headers: { 'X-Mailer': 'iPhone Mail (23A1)' }, isHtml: true },
    ],
    awayForms: [
      { shape: 'away, Cyrus, marked', headers: { 'Auto-Submitted': 'auto-replied', 'X-Sieve': 'CMU Sieve 3.0' } },
      { shape: 'away, Lotus, marked', headers: { 'X-Autoresponder': 'yes' }, isNamed: true },
      { shape: 'away, by its subject alone', isNamed: true },
      { shape: 'away, by precedence', headers: { Precedence: 'bulk' }, isHtml: true },
    ],
    wishForms: [
      { shape: 'unsubscribe, over the quotation', quotes: true },
      { shape: 'unsubscribe, only', isHtml: true },
    ],
  })
}
