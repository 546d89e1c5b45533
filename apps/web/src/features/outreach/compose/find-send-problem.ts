import type { Creator } from '@troupe/contract/creators'
import { isEmailAddress } from '@troupe/contract/email-address'
import type { EmailProvider } from '@troupe/contract/email-provider'
import { MailBody, MailSubject, outreachMessages } from '@troupe/contract/outreach'
import type { EmailSetup } from '../api/email-setup.ts'
import type { MailDraft } from './mail-draft.ts'

/** What a dialog needs to know of somebody who is to be written to. */
export type MailCreator = Pick<Creator, 'id' | 'title' | 'email'>

interface SendAttempt {
  draft: MailDraft
  creators: readonly MailCreator[]
  provider: EmailProvider
  /** Undefined while it is not known; the server knows it in any case. */
  setup: EmailSetup | undefined
}

/** The first thing that keeps a mail from being sent, in the order of the specification; null when nothing does. */
export function findSendProblem({ draft, creators, provider, setup }: SendAttempt): string | null {
  const contentProblem = findContentProblem(draft)
  if (contentProblem !== null) return contentProblem
  if (!creators.some(({ email }) => email !== null && isEmailAddress(email))) return outreachMessages.noValidEmails
  return setup ? findSetupProblem(setup, provider) : null
}

/** What keeps a mail from being written to oneself. */
export function findTestProblem({ draft, provider, setup }: Omit<SendAttempt, 'creators'>): string | null {
  return findContentProblem({ ...draft, followUps: [] }) ?? (setup ? findSetupProblem(setup, provider) : null)
}

/** That something is missing comes before that something is wrong. */
function findContentProblem({ subject, body, followUps }: MailDraft): string | null {
  const checks = [
    MailSubject.safeParse(subject),
    MailBody.safeParse(body),
    ...followUps.map((followUp) => MailBody.safeParse(followUp.body)),
    ...followUps.filter((mail) => mail.subject.trim() !== '').map((mail) => MailSubject.safeParse(mail.subject)),
  ]
  const messages = checks.flatMap(({ error }) => error?.issues.map(({ message }) => message) ?? [])
  return messages.find((message) => message === outreachMessages.incomplete) ?? messages[0] ?? null
}

function findSetupProblem({ config, available }: EmailSetup, provider: EmailProvider): string | null {
  if (provider === 'smtp') {
    const isConfigured = config.smtp_host && config.smtp_port && config.smtp_user && config.smtp_pass
    return isConfigured ? null : outreachMessages.smtpMissing
  }
  if (!config.gmail_credentials_path || !config.gmail_token_path) return outreachMessages.gmailMissing
  return available.includes('gmail') ? null : outreachMessages.gmailUnavailable
}
