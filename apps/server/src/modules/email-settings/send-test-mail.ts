import { type EmailConfigInput, emailTestOutcomes as outcomes } from '@troupe/contract/email-settings'
import type { EmailProvider } from '@troupe/contract/mail/email-provider'
import { say } from '@troupe/contract/messages/message'
import type { Actor } from '../../http/requests/endpoint-binding.ts'
import { AppError } from '../../lib/app-error.ts'
import { type DraftSender, draftConfig } from './change-config.ts'
import type { EmailSettingsContext } from './email-settings-context.ts'
import { explainReply } from './explain-reply.ts'
import { listGmailAddresses, listSmtpAddresses } from './find-sender.ts'
import { getGmailAccessToken } from './gmail-access.ts'
import { GoogleError } from './google-port.ts'
import { ProbeError, type ProbeFailure } from './mail-probe-port.ts'
import { findUserEmail } from './sender-repository.ts'

export interface TestOutcome {
  readonly success: boolean
  readonly message: string
  readonly detail: string | null
}

const details = {
  incomplete: 'Enter host, port, user name and password first',
  noSender: 'Enter an address in "From": the user name is none',
  notConnected: 'No Gmail account is connected',
}

const messagesByFailure: Record<ProbeFailure, string> = {
  authentication: outcomes.authentication,
  timeout: outcomes.timeout,
  refused: outcomes.refused,
  not_found: outcomes.notFound,
  other: outcomes.failed,
}

type Context = Pick<
  EmailSettingsContext,
  'db' | 'clock' | 'log' | 'secrets' | 'google' | 'probe' | 'rateLimits' | 'allowPrivateSmtpHosts'
>

type Attempt = (context: Context, draft: DraftSender, to: string) => Promise<TestOutcome>

const attempts: Record<EmailProvider, Attempt> = { smtp: trySmtp, gmail: tryGmail }

/** Sends a mail to the user's own address with the given settings, without storing them, and reports the outcome. */
export async function sendTestMail(context: Context, actor: Actor, input: EmailConfigInput): Promise<TestOutcome> {
  await context.rateLimits.take(['mailTestsByUser', actor.userId])
  const draft = await draftConfig(context, actor, input)
  const to = await findUserEmail(context.db, actor.userId)
  if (to === undefined) throw new AppError('unauthenticated', say('http.not_authenticated'))
  try {
    return await attempts[draft.row.email_provider](context, draft, to)
  } catch (error) {
    if (error instanceof ProbeError) {
      return fail(
        messagesByFailure[error.failure],
        error.failure === 'not_found' ? error.message : explainReply(error.message),
      )
    }
    if (error instanceof GoogleError) return fail(outcomes.gmailUntestable, error.message)
    throw error
  }
}

async function trySmtp({ probe }: Context, { row, password }: DraftSender, to: string): Promise<TestOutcome> {
  if (!row.smtp_host || !row.smtp_user || !password) return fail(outcomes.failed, details.incomplete)
  const [from] = listSmtpAddresses(row)
  if (!from) return fail(outcomes.failed, details.noSender)
  const account = { host: row.smtp_host, port: row.smtp_port, user: row.smtp_user, pass: password }
  const { brokeGoodbye } = await probe.trySmtp(account, { from, to })
  return { success: true, message: brokeGoodbye ? outcomes.sentDespiteGoodbye : outcomes.sent, detail: null }
}

async function tryGmail(context: Context, { row }: DraftSender, to: string): Promise<TestOutcome> {
  const [from] = listGmailAddresses(row)
  if (!context.google || row.gmail_state !== 'connected' || !from) {
    return fail(outcomes.gmailUntestable, details.notConnected)
  }
  await context.probe.tryGmail((refused) => getGmailAccessToken(context, row.user_id, refused), { from, to })
  return { success: true, message: outcomes.sent, detail: null }
}

function fail(message: string, detail: string): TestOutcome {
  return { success: false, message, detail }
}
