// The command `npm run accounts -- COMMAND`: account administration for the operator of this installation.

import { hostname, userInfo } from 'node:os'
import { pino } from 'pino'
import { openOrJoinDatabase } from '../database/open-or-join.ts'
import { createSmtpMailer } from '../integrations/mail/smtp-mailer.ts'
import { systemClock } from '../lib/clock.ts'
import { deriveKey } from '../lib/derive-key.ts'
import { createRateLimits } from '../modules/accounts/limits/rate-limits.ts'
import { sendNotice } from '../modules/accounts/notices/account-notices.ts'
import type { ListedAccount } from '../modules/accounts/operator/listed-account-repository.ts'
import * as operate from '../modules/accounts/operator/operate-accounts.ts'
import { createCodeSecrets } from '../modules/accounts/secrets/code-secrets.ts'
import { tellMailboxGone } from '../modules/outreach/notifications/tell-mailbox-gone.ts'
import { createLeaveWorkspaces } from '../modules/workspaces/leave-workspace.ts'
import { getConfiguredPublicUrl } from '../settings/public-url.ts'
import { readSecretKey } from '../settings/secret-key.ts'
import { loadSettings, type Settings } from '../settings/settings.ts'
import { type AccountsCommand, help, parseArguments } from './accounts-command-line.ts'
import { runCommand } from './run-command.ts'

await runCommand({ name: 'accounts', help, parse: parseArguments, run })

async function run(command: AccountsCommand): Promise<void> {
  const settings = loadSettings()
  const secretKey = readSecretKey(settings)
  const database = await openOrJoinDatabase(settings)
  try {
    const context = {
      db: database.kysely,
      clock: systemClock,
      log: pino(pino.destination({ dest: 2, sync: true })),
      rateLimits: createRateLimits(database.kysely, deriveKey(secretKey, 'rate-limits'), systemClock),
      codeSecrets: createCodeSecrets(deriveKey(secretKey, 'mailed-codes')),
      leaveWorkspaces: createLeaveWorkspaces(tellMailboxGone),
      operator: `${userInfo().username}@${hostname()}`,
    }
    for await (const line of execute(context, command, settings)) process.stdout.write(`${line}\n`)
  } finally {
    await database.close()
  }
}

/** Executes the command and yields its output line by line. */
async function* execute(
  context: operate.OperatorContext,
  command: AccountsCommand,
  settings: Settings,
): AsyncGenerator<string> {
  switch (command.command) {
    case 'list':
      for await (const account of operate.listAccounts(context)) yield describeAccount(account)
      return
    case 'history':
      for (const { at, action, accountId, operator, operatorId } of await operate.listActions(context)) {
        yield `${at.toISOString()}  ${action}  ${accountId ?? 'no account'}  ${operatorId ?? operator}`
      }
      return
    case 'unlock':
      yield `${command.email} is unlocked: ${await operate.unlockAddress(context, command.email)} counters were cleared.`
      return
    case 'disable':
      await operate.disableAccount(context, command.email)
      yield `${command.email} is disabled: its sessions have ended, and nothing is sent in its name.`
      return
    case 'enable':
      await operate.enableAccount(context, command.email)
      yield `${command.email} is enabled. Its mails go on.`
      return
    case 'delete':
      await operate.deleteAccountByEmail(context, command.email)
      yield `${command.email} is deleted, and all that belonged to it.`
      return
    case 'allow-password':
      await operate.allowPassword(context, command.email)
      yield `${command.email} may use its password, also where local passwords are off. "set-password-link" sets one.`
      return
    case 'forbid-password':
      await operate.forbidPassword(context, command.email)
      yield `${command.email} may use its password only where all may.`
      return
    case 'reset-second-factor':
      yield* resetSecondFactor(context, command.email, settings)
      return
    case 'set-password-link':
      yield* describeLink(context, command.email, getConfiguredPublicUrl(settings))
  }
}

async function* resetSecondFactor(
  context: operate.OperatorContext,
  email: string,
  { systemSmtpUrl: url, systemMailFrom: from }: Settings,
): AsyncGenerator<string> {
  const noticeId = await operate.resetSecondFactor(context, email)
  yield `${email} has no second factor any more: the password alone signs in, and its sessions have ended.`
  if (!url || noticeId === undefined) {
    yield 'A notice is mailed at the next start of the server, since SYSTEM_SMTP_URL is not set.'
    return
  }
  const mailer = createSmtpMailer({ url, from })
  try {
    await sendNotice({ ...context, mailer }, noticeId)
    yield 'A notice was mailed.'
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    yield `The notice could not be mailed (${reason}). It is tried again at the next start of the server.`
  } finally {
    await mailer.close()
  }
}

async function* describeLink(
  context: operate.OperatorContext,
  email: string,
  publicUrl: string,
): AsyncGenerator<string> {
  const { code, expiresAt } = await operate.makePasswordLink(context, email)
  yield `With this link ${email} gets a new password until ${expiresAt.toISOString()}. Whoever has it can use it:`
  yield `${publicUrl}/auth?step=new-password#${new URLSearchParams({ email, code }).toString()}`
}

function describeAccount({ email, username, createdAt, deactivatedAt, lastUsedAt }: ListedAccount): string {
  const day = (date: Date) => date.toISOString().slice(0, 10)
  const state = deactivatedAt ? `disabled since ${day(deactivatedAt)}` : 'active'
  const use = lastUsedAt ? `last used ${day(lastUsedAt)}` : 'not signed in'
  return [email, username, state, `since ${day(createdAt)}`, use].join('  ')
}
