import type { ValidationIssue } from '@troupe/contract/base/errors'
import { type EmailConfigInput, isPublicSmtpServer, secretMask } from '@troupe/contract/email-settings'
import type { SenderRow } from '../../database/tables/email-settings-tables.ts'
import type { Actor } from '../../http/requests/endpoint-binding.ts'
import { AppError } from '../../lib/app-error.ts'
import type { EmailSettingsContext } from './email-settings-context.ts'
import * as senders from './sender-repository.ts'

const texts = {
  hostRefused:
    'This host or its port cannot be used: give a public mail server by its name, on port 25, 465, 587 or 2525',
  passwordOfOtherHost: 'Please enter the password again: the stored one is for another host',
}

/** The user's settings, or the defaults. */
export async function getSender({ db, clock }: Pick<EmailSettingsContext, 'db' | 'clock'>, userId: string) {
  return (await senders.find(db, userId)) ?? senders.makeDefaultSender(userId, clock.now())
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
  refuse(findProblems(await getSender(context, userId), input, context.allowPrivateSmtpHosts))
  const { smtp_pass: password, ...rest } = input
  const keepsPassword = password === undefined || password === secretMask
  const sealed = keepsPassword ? undefined : password === '' ? null : secrets.seal(password, userId)
  return senders.save(db, userId, { ...rest, smtp_pass_sealed: sealed }, clock.now())
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
  refuse(findProblems(current, input, context.allowPrivateSmtpHosts))
  const { smtp_pass: password, ...changes } = input
  const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
  const keepsPassword = password === undefined || password === secretMask
  return {
    row: { ...current, ...given },
    password: keepsPassword ? context.secrets.open(current.smtp_pass_sealed, userId) : password || undefined,
  }
}

function findProblems(current: SenderRow, input: EmailConfigInput, allowPrivate: boolean): ValidationIssue[] {
  const { smtp_host: host = current.smtp_host, smtp_port: port = current.smtp_port, smtp_pass: password } = input
  const issues: ValidationIssue[] = []
  if (host !== '' && !allowPrivate && !isPublicSmtpServer(host, port)) {
    issues.push({ loc: ['body', 'smtp_host'], msg: texts.hostRefused, type: 'host_refused' })
  }
  const isOtherHost = host !== '' && current.smtp_pass_sealed !== null && host !== current.smtp_host
  if (isOtherHost && (password === undefined || password === secretMask)) {
    issues.push({ loc: ['body', 'smtp_pass'], msg: texts.passwordOfOtherHost, type: 'password_required' })
  }
  return issues
}

function refuse(issues: ValidationIssue[]): void {
  const [first] = issues
  if (first) throw new AppError('invalid_input', first.msg, { issues })
}
