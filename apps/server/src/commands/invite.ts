// The command `npm run invite -- ADDRESS`: invites a creator on behalf of the operator.

import { Email } from '@troupe/contract/mail/email-address'
import { say } from '@troupe/contract/messages/message'
import { openOrJoinDatabase } from '../database/open-or-join.ts'
import { createSmtpMailer } from '../integrations/mail/smtp-mailer.ts'
import { AppError } from '../lib/app-error.ts'
import { systemClock } from '../lib/clock.ts'
import { formatMailDay } from '../lib/mail-texts/say-mail.ts'
import { createErasures } from '../modules/discovery/catalogue/erasing/erasures.ts'
import { composeInvitationMail, toInvitationLinks } from '../modules/onboarding/invitations/sending/invitation-mail.ts'
import {
  inviteAsOperator,
  type OperatorInvitation,
} from '../modules/onboarding/invitations/sending/operator-invitation.ts'
import { getConfiguredPublicUrl } from '../settings/public-url.ts'
import { readSecretKey } from '../settings/secret-key.ts'
import { loadSettings, type Settings } from '../settings/settings.ts'
import { runCommand, UsageError } from './run-command.ts'

/** Nothing is known of the owner of an address. */
const language = 'en'

const help = `Invites a creator to register a channel, mails the link and prints it: npm run invite -- ADDRESS

The link holds for 14 days. Called again for the same address it makes a new link, and the one before is dead.
`

await runCommand({ name: 'invite', help, parse: readAddress, run })

function readAddress(args: readonly string[]): string {
  const [address, ...more] = args
  if (address === undefined) throw new UsageError('Whom? Give an address: npm run invite -- maya@example.com')
  if (more.length > 0) throw new UsageError(`One address at a time; these are ${args.length}.`)
  const parsed = Email.safeParse(address)
  if (!parsed.success) throw new UsageError(`"${address}" is not an email address that can be written to.`)
  return parsed.data
}

async function run(email: string): Promise<void> {
  const settings = loadSettings()
  const publicUrl = getConfiguredPublicUrl(settings)
  const erasures = createErasures(readSecretKey(settings))
  const database = await openOrJoinDatabase(settings)
  try {
    const parts = { db: database.kysely, clock: systemClock, erasures }
    const invitation = await inviteAsOperator(parts, email)
    const links = toInvitationLinks(publicUrl, invitation.token, language)
    process.stdout.write(describeInvitation(email, invitation, links.register))
    const { expiresAt } = invitation
    const mail = composeInvitationMail({ email, inviter: null, message: '', expiresAt, language, links })
    process.stdout.write(await sendMail(settings, mail))
  } finally {
    await database.close()
  }
}

function describeInvitation(email: string, { expiresAt, isRenewed }: OperatorInvitation, link: string): string {
  const lines = [
    `${email} is invited. The link holds until ${formatMailDay('en', expiresAt)}:`,
    link,
    ...(isRenewed ? ['The link that was made before is dead now.'] : []),
  ]
  return `${lines.join('\n')}\n`
}

/**
 * Returns a line that says what was done.
 * @throws Error with a message for the operator when no mail server accepted the mail.
 */
async function sendMail(settings: Settings, mail: ReturnType<typeof composeInvitationMail>): Promise<string> {
  const { systemSmtpUrl: url, systemMailFrom: from } = settings
  if (!url) return 'It was not mailed, since SYSTEM_SMTP_URL is not set. Pass it on yourself.\n'
  const mailer = createSmtpMailer({ url, from })
  try {
    await mailer.send(mail)
    return 'It was mailed.\n'
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new AppError('unavailable', say('operator.not_mailed', { reason }))
  } finally {
    await mailer.close()
  }
}
