import { type Message, type MessageKey, type PlainMessageKey, quote, say } from '@troupe/contract/messages/message'
import { recogniseMessage } from './recognise-message.ts'

type Explanation = readonly [said: RegExp, meaning: PlainMessageKey]

/** Explanations of what mail servers say about an account; the first match is used. */
const ofAccounts: readonly Explanation[] = [
  [/5\.7\.139|basic authentication is disabled/i, 'mail_reply.microsoft_without_passwords'],
  [/5\.7\.57|SmtpClientAuthentication is disabled/i, 'mail_reply.smtp_auth_off'],
  [/authorization code|Login Fail/i, 'mail_reply.qq_code_needed'],
  [/5\.7\.9|application-specific password/i, 'mail_reply.google_app_password_needed'],
  [/5\.7\.8|not accepted/i, 'mail_reply.password_wrong'],
  [/5\.7\.14|log in via your web browser/i, 'mail_reply.google_suspicious'],
  [/"From" header|SendAsDenied|5\.7\.60/i, 'mail_reply.foreign_sender'],
  [/frequency limit|limit exceeded|5\.4\.5|too many/i, 'mail_reply.limit_reached'],
  [/self.signed|certificate|altname|unable to verify|CERT_/i, 'mail_reply.certificate_invalid'],
  [/STARTTLS|upgrading connection/i, 'mail_reply.without_encryption'],
]

/** Explanations of connections that fail, in the words of Node and Nodemailer. */
const ofConnections: readonly Explanation[] = [
  [/\bECONNREFUSED\b/, 'mail_failure.connection_refused'],
  [/\bETIMEDOUT\b|^Connection timeout|^Greeting never received|^Timeout\b/i, 'mail_failure.timed_out'],
  [/\b(?:ENOTFOUND|EAI_AGAIN|EDNS)\b/, 'mail_failure.host_unknown'],
  [/\b(?:EHOSTUNREACH|ENETUNREACH)\b/, 'mail_failure.unreachable'],
  [/\b(?:ECONNRESET|EPIPE)\b|^Connection closed|socket (?:close|hang up)/i, 'mail_failure.broken_off'],
]

/** Explanations of replies about a recipient or a mail (RFC 3463 has the numbers), from the telling to the vague. */
const ofRecipients: readonly Explanation[] = [
  [/^\d{3}[ -][45]\.2\.2\b|mailbox (?:is )?full|over ?quota|quota exceeded/i, 'mail_failure.mailbox_full'],
  [/^\d{3}[ -]5\.1\.2\b|domain (?:not found|does not exist)|unknown domain/i, 'mail_failure.domain_unknown'],
  [/^\d{3}[ -]5\.1\.\d|user unknown|unknown user|no such|does not exist|not found/i, 'mail_failure.mailbox_unknown'],
  [/^\d{3}[ -]5\.2\.1\b|\b(?:disabled|inactive|suspended)\b/i, 'mail_failure.mailbox_closed'],
  [/^552\b|^\d{3}[ -]5\.(?:2\.3|3\.4)\b|too (?:large|big)/i, 'mail_failure.too_large'],
  [/gr[ae]ylist/i, 'mail_failure.put_off'],
  [
    /\b(?:spam|junk|unsolicited|blocked|blacklist(?:ed)?|blocklist(?:ed)?|reputation|policy)\b/i,
    'mail_failure.taken_for_spam',
  ],
  [/^(?:5\d\d[ -])?5\.7\.\d|^554\b/, 'mail_failure.not_permitted'],
  [/^4\d\d\b/, 'mail_failure.put_off'],
  [/^5\d\d\b/, 'mail_failure.refused'],
]

/** Texts of this program that are stored without their keys. */
const ownTexts: readonly MessageKey[] = [
  'mail_failure.server_slow',
  'mail_failure.server_silent',
  'mail_failure.server_unspeakable',
  'mail_failure.host_closed',
  'mail_failure.not_opened',
  'mail_failure.google_silent',
  'mail_failure.google_too_long',
  'mail_failure.google_reasonless',
  'mail_failure.gmail_unavailable',
  'mail_failure.gmail_not_connected',
  'mail_failure.microsoft_silent',
  'mail_failure.microsoft_too_long',
  'mail_failure.microsoft_reasonless',
  'mail_failure.microsoft_unavailable',
  'mail_failure.microsoft_not_connected',
  'mail_failure.smtp_missing',
  'mail_failure.address_not_plain',
  'mail_failure.head_not_plain',
  'mail_failure.id_not_plain',
  'mail_failure.erased',
  'email_settings.smtp_missing',
  'email_settings.gmail_missing',
  'email_settings.gmail_unavailable',
  'email_settings.gmail_not_connected',
  'email_settings.google_silent',
  'email_settings.google_ended',
  'email_settings.google_misconfigured',
  'email_settings.microsoft_missing',
  'email_settings.microsoft_unavailable',
  'email_settings.microsoft_not_connected',
  'email_settings.microsoft_silent',
  'email_settings.microsoft_ended',
  'email_settings.microsoft_misconfigured',
]

/** A mail server's reply, preceded by its explanation if it is about the account and there is one. */
export function explainReply(said: string): Message {
  const meaning = findMeaning(said, ofAccounts)
  return meaning === undefined ? quote(said) : explain(meaning, said)
}

/**
 * Explains why a mail failed, for readers of other languages than English: a text of this program, or an explanation
 * followed by the server's reply. In English the failure is shown as it was said.
 * @returns undefined for a text that is not recognised.
 */
export function explainMailFailure(said: string): Message | undefined {
  const own = recogniseMessage(said, ownTexts)
  if (own) return own
  const meaning = findMeaning(said, [...ofConnections, ...ofRecipientsFirst(said)])
  return meaning === undefined ? undefined : explain(meaning, said)
}

/** A full or unknown mailbox concerns the recipient, whatever else the reply says. */
const ofRecipientsFirst = (said: string) =>
  /^\d{3}[ -][45]\.[12]\./.test(said) ? [...ofRecipients, ...ofAccounts] : [...ofAccounts, ...ofRecipients]

const findMeaning = (said: string, explanations: readonly Explanation[]) =>
  explanations.find(([pattern]) => pattern.test(said))?.[1]

const explain = (meaning: PlainMessageKey, reply: string) =>
  say('mail_reply.explained', { meaning: say(meaning), reply })
