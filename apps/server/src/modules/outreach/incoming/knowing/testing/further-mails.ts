import { bagBounces } from './bag-bounces-data.ts'
import { bagTexts } from './bag-texts-data.ts'
import { headphoneBounces, headphoneTexts } from './headphone-texts-data.ts'
import { honeyBounces, honeyTexts } from './honey-texts-data.ts'
import type { LabelledMail } from './labelled-mail.ts'
import { lampBounces } from './lamp-bounces-data.ts'
import { lampTexts } from './lamp-texts-data.ts'
import { lensBounces, lensTexts } from './lens-texts-data.ts'
import { listMailsOfSet, type MailSet } from './mail-set.ts'
import { packBounces, packTexts } from './pack-texts-data.ts'
import { seedBounces } from './seed-bounces-data.ts'
import { shoeBounces, shoeTexts } from './shoe-texts-data.ts'

/** Mails with other words, and from other programs, than those of `mail-texts-data.ts`. */
export function listFurtherMails(): LabelledMail[] {
  return [shoes, lenses, packs, honey, headphones, seeds, bags, lamps].flatMap(listMailsOfSet)
}

const shoes: MailSet = {
  sentAt: 'Tue, 15 Sep 2026 07:40:02 +0000',
  firstDay: new Date(Date.UTC(2026, 8, 14)),
  lastDay: new Date(Date.UTC(2026, 8, 27)),
  quoted: '> Hi Lee,\n> we make shoes for runners.',
  dates: { weekday: 'long', day: 'numeric', month: 'long' },
  texts: shoeTexts,
  bounces: shoeBounces,
  answerForms: [
    { shape: 'answer, Thunderbird', headers: { 'User-Agent': 'Mozilla Thunderbird' }, quotes: true },
    { shape: 'answer, Yahoo Mail', headers: { 'X-Mailer': 'WebService/1.1 YahooMailIosMobile' }, isHtml: true },
    { shape: 'answer, Proton', quotes: true, isHtml: true },
    { shape: 'answer, bare', headers: { 'Content-Language': 'en' } },
    {
      shape: 'answer, Help Scout',
      headers: { 'X-Mailer': 'Help Scout', 'Auto-Submitted': 'auto-generated' },
      quotes: true,
    },
  ],
  awayForms: [
    {
      shape: 'away, Exchange on premises',
      headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
      isNamed: true,
      isHtml: true,
    },
    {
      shape: 'away, Fastmail',
      headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'DR, RN, NRN, OOF, AutoReply' },
    },
    { shape: 'away, Zoho', headers: { 'X-ZohoMail-Auto': 'vacation', Precedence: 'auto_reply' }, isNamed: true },
    { shape: 'away, Plesk', headers: { 'X-Autoreply': 'true', Precedence: 'junk' } },
    { shape: 'away, DirectAdmin', headers: { 'X-Vacation': 'yes' } },
    { shape: 'away, subject alone', isNamed: true },
    { shape: 'away, list precedence', headers: { Precedence: 'bulk' } },
  ],
  wishForms: [
    { shape: 'unsubscribe, quoting', quotes: true },
    { shape: 'unsubscribe, HTML', isHtml: true },
  ],
}

const lenses: MailSet = {
  sentAt: 'Wed, 07 Oct 2026 12:20:09 +0000',
  firstDay: new Date(Date.UTC(2026, 9, 5)),
  lastDay: new Date(Date.UTC(2026, 9, 18)),
  quoted: '> Hi Pat,\n> we make lenses.\n> If this is not for you, reply with "unsubscribe".',
  dates: { day: 'numeric', month: 'long', year: 'numeric' },
  texts: lensTexts,
  bounces: lensBounces,
  answerForms: [
    { shape: 'answer, Spark', headers: { 'X-Readdle-Message-ID': '77@Spark' }, quotes: true },
    { shape: 'answer, Android', quotes: true, isHtml: true },
    { shape: 'answer, short', headers: { 'X-Mailer': 'Superhuman Desktop' } },
    {
      shape: 'answer, Front',
      headers: { 'X-Front-Id': 'msg_77', 'X-Auto-Response-Suppress': 'All', 'Auto-Submitted': 'auto-generated' },
    },
  ],
  awayForms: [
    {
      shape: 'away, Exchange Online',
      headers: {
        'Auto-Submitted': 'auto-generated',
        'X-Auto-Response-Suppress': 'All',
        'X-MS-Exchange-Inbox-Rules-Loop': 'pat@photo.test',
      },
      isNamed: true,
      isHtml: true,
    },
    {
      shape: 'away, Google Workspace',
      headers: { Precedence: 'bulk', 'X-Autoreply': 'yes', 'Auto-Submitted': 'auto-replied' },
    },
    { shape: 'away, Dovecot', headers: { 'Auto-Submitted': 'auto-replied (vacation)', Precedence: 'bulk' } },
    { shape: 'away, subject of the program alone', isNamed: true },
    { shape: 'away, old program', headers: { 'Return-Path': '<>' } },
  ],
  wishForms: [{ shape: 'unsubscribe, quoting', quotes: true }, { shape: 'unsubscribe, short' }],
}

const exchange = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' }

const packs: MailSet = {
  sentAt: 'Mon, 09 Nov 2026 10:31:55 +0100',
  firstDay: new Date(Date.UTC(2026, 10, 2)),
  lastDay: new Date(Date.UTC(2026, 10, 22)),
  quoted: '> Hi Lee,\n> we sew backpacks.\n> No more mails? Reply "stop".',
  dates: { day: 'numeric', month: 'long' },
  texts: packTexts,
  bounces: packBounces,
  answerForms: [
    { shape: 'answer, eM Client', headers: { 'User-Agent': 'eM_Client/9.2' }, quotes: true },
    { shape: 'answer, Samsung Email', isHtml: true, quotes: true },
    { shape: 'answer, Tutanota', isHtml: true },
    {
      shape: 'answer, Gorgias',
      headers: { 'X-Gorgias-Id': '77', 'Auto-Submitted': 'auto-generated', Precedence: 'bulk' },
    },
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
}

const honey: MailSet = {
  sentAt: 'Thu, 14 Jan 2027 07:01:20 -0300',
  firstDay: new Date(Date.UTC(2027, 0, 11)),
  lastDay: new Date(Date.UTC(2027, 0, 24)),
  quoted: '> Hi Lee,\n> our bees make honey.',
  dates: { day: 'numeric', month: 'long', year: 'numeric' },
  texts: honeyTexts,
  bounces: honeyBounces,
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
}

const headphones: MailSet = {
  sentAt: 'Wed, 03 Mar 2027 14:12:41 +0100',
  firstDay: new Date(Date.UTC(2027, 2, 1)),
  lastDay: new Date(Date.UTC(2027, 2, 14)),
  quoted: '> Hi Lee,\n> our headphones would fit your studio.',
  dates: { day: 'numeric', month: 'long' },
  texts: headphoneTexts,
  bounces: headphoneBounces,
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
}

const seeds: MailSet = {
  ...headphones,
  texts: [],
  bounces: seedBounces,
}

const bags: MailSet = {
  sentAt: 'Tue, 11 May 2027 08:02:17 +0200',
  firstDay: new Date(Date.UTC(2027, 4, 10)),
  lastDay: new Date(Date.UTC(2027, 4, 23)),
  quoted: '> Hi Lee,\n> our bags would fit your tours.',
  dates: { day: 'numeric', month: 'long' },
  texts: bagTexts,
  bounces: bagBounces,
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
}

const lamps: MailSet = {
  sentAt: 'Fri, 04 Jun 2027 10:05:44 +0200',
  firstDay: new Date(Date.UTC(2027, 5, 1)),
  lastDay: new Date(Date.UTC(2027, 5, 20)),
  quoted: '> Hi Lee,\n> our lamp would fit your desk.',
  dates: { day: 'numeric', month: 'long', year: 'numeric' },
  texts: lampTexts,
  bounces: lampBounces,
  answerForms: [
    { shape: 'answer, Geary', headers: { 'User-Agent': 'Geary/44.1' }, quotes: true },
    { shape: 'answer, Naver Mail', isHtml: true, quotes: true },
    {
      shape: 'answer, Freshdesk',
      headers: { 'X-Mailer': 'Freshdesk', 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    },
    {
      shape: 'answer, unknown ticket system',
      headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
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
}
