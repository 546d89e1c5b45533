import { type Message, type PlainMessageKey, quote, say } from '@troupe/contract/messages/message'

/** Explanations of mail servers' replies; the first match is used. */
const explanations: readonly (readonly [reply: RegExp, meaning: PlainMessageKey])[] = [
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

/** A mail server's reply, preceded by its explanation if there is one. */
export function explainReply(said: string): Message {
  const meaning = explanations.find(([reply]) => reply.test(said))?.[1]
  return meaning === undefined ? quote(said) : say('mail_reply.explained', { meaning: say(meaning), reply: said })
}
