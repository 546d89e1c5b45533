import type { LabelledMail } from '@troupe/server/modules/outreach/incoming/knowing/testing/labelled-mail'
import { listMailsOfSet } from '@troupe/server/modules/outreach/incoming/knowing/testing/mail-set'
import { heldOutBounces, heldOutTexts } from './held-out-data.ts'

const exchange = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' }

/** Mails with other words, and from other programs, than those that the rules were made by. */
export function listHeldOutMails(): LabelledMail[] {
  return listMailsOfSet({
    sentAt: 'Mon, 09 Nov 2026 10:31:55 +0100',
    firstDay: new Date(Date.UTC(2026, 10, 2)),
    lastDay: new Date(Date.UTC(2026, 10, 22)),
    quoted: '> Hi Lee,\n> we sew backpacks.\n> No more mails? Reply "stop".',
    dates: { day: 'numeric', month: 'long' },
    texts: heldOutTexts,
    bounces: heldOutBounces,
    answerForms: [
      { shape: 'answer, eM Client', headers: { 'User-Agent': 'eM_Client/9.2' }, quotes: true },
      { shape: 'answer, Samsung Email', isHtml: true, quotes: true },
      { shape: 'answer, Tutanota', isHtml: true },
      { shape: 'answer, Gorgias', headers: { 'X-Gorgias-Id': '77', 'Auto-Submitted': 'auto-generated', Precedence: 'bulk' } },
    ],
    awayForms: [
      { shape: 'away, Kerio', headers: { 'Auto-Submitted': 'auto-replied' }, isHtml: true },
      { shape: 'away, Exchange by a rule', headers: exchange, isNamed: true },
      { shape: 'away, Horde', headers: { Precedence: 'junk', 'X-Auto-Response-Suppress': 'OOF' } },
      { shape: 'away, named by its subject', isNamed: true, isHtml: true },
      { shape: 'away, Postfix script', headers: { 'Return-Path': '<>', Precedence: 'bulk' } },
    ],
    wishForms: [
      { shape: 'unsubscribe, above the quotation', quotes: true },
      { shape: 'unsubscribe, HTML alone', isHtml: true },
    ],
  })
}
