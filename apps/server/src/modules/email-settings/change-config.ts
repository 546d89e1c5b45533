import { type EmailConfigInput, isPublicSmtpServer, secretMask } from '@troupe/contract/email-settings'
import { say } from '@troupe/contract/messages/message'
import type { SenderRow } from '../../database/tables/email-settings-tables.ts'
import type { Actor } from '../../http/requests/endpoint-binding.ts'
import { AppError, type InputProblem, toIssue } from '../../lib/app-error.ts'
import type { EmailSettingsContext } from './email-settings-context.ts'
import { revokeUnreadable } from './oauth/unreadable-connections.ts'
import * as senders from './sender-repository.ts'

/** The user's settings, or the defaults. */
export async function getSender(
  { db, clock, secrets }: Pick<EmailSettingsContext, 'db' | 'clock' | 'secrets'>,
  userId: string,
): Promise<SenderRow> {
  const row = await senders.find(db, userId)
  return row ? revokeUnreadable(row, secrets) : senders.makeDefaultSender(userId, clock.now())
}

/**
 * Changes the given settings of the user.
 * @throws AppError `invalid_input` with every issue: a host that users may not connect to, or the mask of a password
 * that would be sent to a host other than the one it was entered for.
 */
export async function changeConfig(
  context: Pick<EmailSettingsContext, 'db' | 'clock' | 'secrets' | 'allowPrivateSmtpHosts'>,
  { userId }: Actor,
  input: EmailConfigInput,
): Promise<SenderRow> {
  const { db, clock, secrets } = context
  refuseConfig(await getSender(context, userId), input, context.allowPrivateSmtpHosts)
  const { smtp_pass: password, ...rest } = input
  const keepsPassword = password === undefined || password === secretMask
  const sealed = keepsPassword ? undefined : password === '' ? null : secrets.seal(password, userId)
  const row = await senders.save(db, userId, { ...rest, smtp_pass_sealed: sealed }, clock.now())
  return revokeUnreadable(row, secrets)
}

export interface DraftSender {
  readonly row: SenderRow
  /** In plain text; undefined if there is none. */
  readonly password: string | undefined
}

/**
 * Returns the user's settings as they would be after these changes, without storing them.
 * @throws AppError as `changeConfig` does
 */
export async function draftConfig(
  context: Pick<EmailSettingsContext, 'db' | 'clock' | 'secrets' | 'allowPrivateSmtpHosts'>,
  { userId }: Actor,
  input: EmailConfigInput,
): Promise<DraftSender> {
  const current = await getSender(context, userId)
  refuseConfig(current, input, context.allowPrivateSmtpHosts)
  const { smtp_pass: password, ...changes } = input
  const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
  const keepsPassword = password === undefined || password === secretMask
  return {
    row: { ...current, ...given },
    password: keepsPassword ? context.secrets.open(current.smtp_pass_sealed, userId) : password || undefined,
  }
}

function findProblems(current: SenderRow, input: EmailConfigInput, allowPrivate: boolean): InputProblem[] {
  const { smtp_host: host = current.smtp_host, smtp_port: port = current.smtp_port, smtp_pass: password } = input
  const issues: InputProblem[] = []
  if (host !== '' && !allowPrivate && !isPublicSmtpServer(host, port)) {
    issues.push({ said: say('email_settings.host_refused'), loc: ['body', 'smtp_host'], type: 'host_refused' })
  }
  const isOtherHost = host !== '' && current.smtp_pass_sealed !== null && host !== current.smtp_host
  if (isOtherHost && (password === undefined || password === secretMask)) {
    const said = say('email_settings.password_of_other_host')
    issues.push({ said, loc: ['body', 'smtp_pass'], type: 'password_required' })
  }
  return issues
}

/** @throws AppError `invalid_input`, as `changeConfig` does. */
export function refuseConfig(current: SenderRow, input: EmailConfigInput, allowPrivate: boolean): void {
  const problems = findProblems(current, input, allowPrivate)
  const [first] = problems
  if (first) throw new AppError('invalid_input', first.said, { issues: problems.map(toIssue) })
}
