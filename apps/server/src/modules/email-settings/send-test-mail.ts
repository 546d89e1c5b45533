import type { EmailConfigInput } from '@troupe/contract/email-settings'
import type { EmailProvider } from '@troupe/contract/mail/email-provider'
import { type Message, type PlainMessageKey, quote, say } from '@troupe/contract/messages/message'
import { referToMessage, tellMessage, type WireMessage } from '@troupe/contract/messages/wire-message'
import type { MessageReference } from '@troupe/contract/messages/wire-schemas'
import type { Actor, Client } from '../../http/requests/endpoint-binding.ts'
import { AppError } from '../../lib/app-error.ts'
import { explainMailFailure, explainReply } from '../../lib/explain-mail-failure.ts'
import { chooseUserMailLanguage } from '../../lib/mail-texts/choose-mail-language.ts'
import { type DraftSender, draftConfig } from './change-config.ts'
import type { EmailSettingsContext } from './email-settings-context.ts'
import { listGmailAddresses, listMicrosoftAddresses, listSmtpAddresses } from './find-sender.ts'
import { getGmailAccessToken } from './gmail-access.ts'
import { GoogleError } from './google-port.ts'
import { ProbeError, type ProbeFailure, type ProbeMail } from './mail-probe-port.ts'
import { getMicrosoftAccessToken } from './microsoft/microsoft-access.ts'
import { OAuthError } from './oauth/oauth-port.ts'
import { findUser } from './sender-repository.ts'

export interface TestOutcome extends WireMessage {
  readonly success: boolean
  readonly message: string
  readonly detail: string | null
  readonly detail_message?: MessageReference | undefined
}

const failures: Record<ProbeFailure, PlainMessageKey> = {
  authentication: 'mail_test.authentication',
  timeout: 'mail_test.timeout',
  refused: 'mail_test.refused',
  not_found: 'mail_test.not_found',
  other: 'mail_test.failed',
}

type Context = Pick<
  EmailSettingsContext,
  'db' | 'clock' | 'log' | 'secrets' | 'google' | 'microsoft' | 'probe' | 'rateLimits' | 'allowPrivateSmtpHosts'
>

type Reader = Omit<ProbeMail, 'from'>

type Attempt = (context: Context, draft: DraftSender, reader: Reader) => Promise<TestOutcome>

const attempts: Record<EmailProvider, Attempt> = { smtp: trySmtp, gmail: tryGmail, microsoft: tryMicrosoft }

/** Sends a mail to the user's own address with the given settings, without storing them, and reports the outcome. */
export async function sendTestMail(
  context: Context,
  { actor, client }: { actor: Actor; client: Client },
  input: EmailConfigInput,
): Promise<TestOutcome> {
  await context.rateLimits.take(['mailTestsByUser', actor.userId])
  const draft = await draftConfig(context, actor, input)
  const user = await findUser(context.db, actor.userId)
  if (!user) throw new AppError('unauthenticated', say('http.not_authenticated'))
  const reader = { to: user.email, language: chooseUserMailLanguage(user.language, client.languages) }
  try {
    return await attempts[draft.row.email_provider](context, draft, reader)
  } catch (error) {
    if (error instanceof ProbeError) {
      const { failure, message } = error
      const detail = failure === 'not_found' ? quote(message) : explainReply(message)
      return fail(failures[failure], detail, explainMailFailure(message))
    }
    if (error instanceof GoogleError) return fail('mail_test.gmail_untestable', error.said)
    if (error instanceof OAuthError) return fail('mail_test.microsoft_untestable', error.said)
    throw error
  }
}

async function trySmtp({ probe }: Context, { row, password }: DraftSender, reader: Reader): Promise<TestOutcome> {
  if (!row.smtp_host || !row.smtp_user || !password) return fail('mail_test.failed', say('mail_test.incomplete'))
  const [from] = listSmtpAddresses(row)
  if (!from) return fail('mail_test.failed', say('mail_test.no_sender'))
  const account = { host: row.smtp_host, port: row.smtp_port, user: row.smtp_user, pass: password }
  const { brokeGoodbye } = await probe.trySmtp(account, { from, ...reader })
  const said = say(brokeGoodbye ? 'mail_test.sent_despite_goodbye' : 'mail_test.sent')
  return { success: true, ...tellMessage(said), detail: null }
}

async function tryGmail(context: Context, { row }: DraftSender, reader: Reader): Promise<TestOutcome> {
  const [from] = listGmailAddresses(row)
  if (!context.google || row.gmail_state !== 'connected' || !from) {
    return fail('mail_test.gmail_untestable', say('mail_test.no_gmail'))
  }
  await context.probe.tryGmail((refused) => getGmailAccessToken(context, row.user_id, refused), { from, ...reader })
  return { success: true, ...tellMessage(say('mail_test.sent')), detail: null }
}

async function tryMicrosoft(context: Context, { row }: DraftSender, reader: Reader): Promise<TestOutcome> {
  const [from] = listMicrosoftAddresses(row)
  if (!context.microsoft || row.microsoft_state !== 'connected' || !from) {
    return fail('mail_test.microsoft_untestable', say('mail_test.no_microsoft'))
  }
  const getAccessToken = (refused?: string) => getMicrosoftAccessToken(context, row.user_id, refused)
  await context.probe.tryMicrosoft(getAccessToken, { from, ...reader })
  return { success: true, ...tellMessage(say('mail_test.sent')), detail: null }
}

/** @param told the detail for readers of other languages, if it is more than a quotation there. */
function fail(key: PlainMessageKey, detail: Message, told = detail): TestOutcome {
  return { success: false, ...tellMessage(say(key)), detail: detail.text, detail_message: referToMessage(told) }
}
