import type { BounceCause } from '@troupe/contract/mail/received-mails'
import { type AbsenceWords, absenceWords, notFoundWords } from './words/absence-words-data.ts'
import { causeWords } from './words/bounce-words-data.ts'
import { compilePhrases, foldText, joinPhrases, once } from './words/fold-text.ts'

/** Reports are judged by the first characters of a server's reply. */
const longestReply = 1000

const patterns = {
  greylisted: once(() => compilePhrases(causeWords.greylisted)),
  mailbox_full: once(() => compilePhrases(causeWords.mailbox_full)),
  too_large: once(() => compilePhrases(causeWords.too_large)),
  unknown_address: once(() => compilePhrases(causeWords.unknown_address)),
  blocked: once(() => compilePhrases(causeWords.blocked)),
  absent_address: once(() => compilePhrases(toPhrases(({ nouns }) => `@|${nouns}`))),
  absent_sender: once(() => compilePhrases(toPhrases(({ senders }) => senders))),
  address_words: once(() => compilePhrases(absenceWords.map(({ nouns, absent }) => `${nouns}|${absent}`).join('\n'))),
  not_found: once(() => compilePhrases(notFoundWords)),
}

/** Phrases that say of something that it is not there, in either order. */
function toPhrases(pick: (words: AbsenceWords) => string): string {
  return absenceWords
    .flatMap((words) => [joinPhrases(pick(words), words.absent, 60), joinPhrases(words.absent, pick(words), 24)])
    .join('\n')
}

/** By the enhanced status code without its class (RFC 3463, 7372, 7505), the more precise first. */
const causesByCode: readonly (readonly [RegExp, BounceCause])[] = [
  [/^\.1\.[78]$/, 'blocked'],
  [/^\.1\.(?:[0123469]|10)$/, 'unknown_address'],
  [/^\.2\.1$/, 'unknown_address'],
  [/^\.2\.2$/, 'mailbox_full'],
  [/^\.(?:2|3)\.[34]$/, 'too_large'],
  [/^\.4\.(?:4|310)$/, 'unknown_address'],
  [/^\.7\.\d{1,3}$/, 'blocked'],
]

/** Codes that name their reason; servers' words do not say it better. */
const precise = /^[45]\.(?:1\.(?:1|2|3|6|10)|2\.2|3\.4|7\.(?:2\d|1\d\d|5\d\d|6\d\d|7\d\d))$/

/** A server's reply to a mail that it did not take. */
export interface Refusal {
  /** Enhanced status code; '' if there is none. */
  readonly status: string
  readonly reply: string
}

/**
 * Says for which reason a server did not take a mail. The server's words are asked before its code, for many have one
 * code for all; a code that names the reason itself comes first.
 */
export function findCause({ status, reply }: Refusal): BounceCause {
  const byCode = causesByCode.find(([code]) => code.test(status.slice(1)))?.[1]
  const text = foldText(reply.slice(0, longestReply))
  const smtp = /(?:^|[^\d.])([45]\d\d)(?:[ -]|$)/.exec(text)?.[1] ?? ''
  const isSenders =
    /sender (?:address )?(?:rejected|denied|verify)|verification failed for </u.test(text) ||
    patterns.absent_sender().test(text) ||
    (isRefusedSender(text) && !isUnknown(text))
  if (byCode && precise.test(status) && !isSenders) return byCode
  if (patterns.greylisted().test(text)) return 'greylisted'
  if (patterns.mailbox_full().test(text)) return 'mailbox_full'
  if (patterns.too_large().test(text)) return 'too_large'
  if (/at a rate|rate limit|too many /u.test(text)) return 'blocked'
  if (isSenders) return 'blocked'
  if (byCode === 'blocked') return isUnknown(text) || isAbsent(text) ? 'unknown_address' : 'blocked'
  if (patterns.unknown_address().test(text) || isAbsent(text)) return 'unknown_address'
  if (byCode) return byCode
  if (patterns.blocked().test(text)) return 'blocked'
  if (patterns.not_found().test(text)) return 'unknown_address'
  return isRefusedAddress(smtp, status, text) ? 'unknown_address' : 'other'
}

/** The address is said not to be there; itself is as good as a word for it. */
const isAbsent = (text: string) =>
  patterns.absent_address().test(text.replace(/<?[\w.+%=-]{1,64}@[\w.-]{1,80}\w>?/g, '@'))

/** Many servers have 5.7.1 for users that they do not know, and only those words are without doubt. */
const isUnknown = (text: string) =>
  /badrcptto|no such (?:user|mailbox|recipient|address)|user unknown|unknown (?:user|mailbox|recipient|address)|(?:user|mailbox|recipient|account|address)[^\n]{0,60}(?:does not exist|doesn't exist|not found|unknown)|inactive (?:user|mailbox|account)|휴면|탈퇴|нет такого|не существует|不存在/u.test(
    text,
  )

/** It is our address or server that was refused. */
const isRefusedSender = (text: string) =>
  /sender (?:address )?(?:rejected|denied|verify|not)|from address|mail from|your (?:ip|server|domain|message)[^.\n]{0,60}(?:block|list|reject|reputation|spam)|messages? from [^\n]{0,60}(?:weren't sent|block|not accepted|rejected|been)|(?:client host|\bip\b|address \[)[^\n]{0,60}(?:block|list|reject)|spam|blacklist|block ?list|dmarc|\bspf\b|unauthenticated|\b(?:helo|ehlo)\b|reverse (?:dns|name|lookup)|contains? (?:a |the )?(?:link|url)|authentication required|\bptr\b/u.test(
    text,
  )

/** A refusal for good of the address alone, for which the server names no other reason. */
function isRefusedAddress(smtp: string, status: string, text: string): boolean {
  const isRefusal = /^55[013]$/.test(smtp) && !/^4|^5\.[2-9]/.test(status)
  return isRefusal && !aboutMail.test(text) && (/rcpt to/u.test(text) || patterns.address_words().test(text))
}

/** The server speaks of the mail, and had taken the address. */
const aboutMail =
  /end of data|sender|message|content|attachment|e-?mails? (?:is|was|from)|mail from|nachricht|mensaje|mensagem|messaggio|wiadomosc|сообщени|письм|邮件|郵件|メール|메일|بريد/u
