import type { Creator } from '@troupe/contract/creators'
import { isEmailAddress } from '@troupe/contract/mail/email-address'
import { type EmailProvider, emailProviderFacts } from '@troupe/contract/mail/email-provider'
import { MailBody, MailSubject } from '@troupe/contract/mail/mail-content'
import { outreachMessages } from '@troupe/contract/outreach'
import { describeProblem } from '../../../lib/form-rule.ts'
import { translate } from '../../../lib/language/text.ts'
import type { EmailSetup } from '../api/email-setup.ts'
import type { MailDraft } from '../drafts/mail-draft.ts'
import { composeTexts } from './compose-texts.ts'

/** The fields of a recipient that the dialog uses. */
export type MailCreator = Pick<Creator, 'id' | 'title' | 'email'>

/** A mail with all that decides whether it can be sent. */
export interface SendAttempt {
  draft: MailDraft
  creators: readonly MailCreator[]
  provider: EmailProvider
  /** Undefined until it is loaded. The server checks it in any case. */
  setup: EmailSetup | undefined
  /** Problem with the company's address; null if there is none. */
  companyProblem: string | null
}

/** The first reason why a mail cannot be sent, in the order of the specification; null if there is none. */
export function findSendProblem(attempt: SendAttempt): string | null {
  const { draft, creators, companyProblem } = attempt
  const contentProblem = findContentProblem(draft)
  if (contentProblem !== null) return contentProblem
  if (!creators.some(({ email }) => email !== null && isEmailAddress(email)))
    return translate(outreachMessages.noValidEmails)
  // The company is last: entering it sends the mail.
  return findAccountProblem(attempt) ?? findTimeProblem(draft) ?? companyProblem
}

function findTimeProblem({ isTimeIncomplete }: MailDraft): string | null {
  return isTimeIncomplete ? composeTexts.schedule.incomplete : null
}

/** The reason why a test mail cannot be sent, or null. */
export function findTestProblem(attempt: Account): string | null {
  return findMailProblem(attempt.draft) ?? findAccountProblem(attempt)
}

type Account = Pick<SendAttempt, 'draft' | 'provider' | 'setup'>

/** The setup is about the first mailbox of the provider; the server checks further ones. */
function findAccountProblem({ draft, provider, setup }: Account): string | null {
  return setup && draft.mailbox === '' ? findSetupProblem(setup, provider) : null
}

/** The reason why the first mail cannot be sent as it is written, or null. */
export function findMailProblem(draft: MailDraft): string | null {
  return findContentProblem({ ...draft, followUps: [] })
}

/** The reason why the follow-ups cannot be sent as they are written, or null. */
export function findFollowUpProblem(draft: MailDraft): string | null {
  return findMailProblem(draft) === null ? findContentProblem(draft) : null
}

/** Missing content is reported before invalid content. */
function findContentProblem({ subject, body, followUps }: MailDraft): string | null {
  const checks = [
    MailSubject.safeParse(subject),
    MailBody.safeParse(body),
    ...followUps.map((followUp) => MailBody.safeParse(followUp.body)),
    ...followUps.filter((mail) => mail.subject.trim() !== '').map((mail) => MailSubject.safeParse(mail.subject)),
  ]
  const issues = checks.flatMap(({ error }) => error?.issues ?? [])
  const first = issues.find(({ message }) => message === outreachMessages.incomplete) ?? issues[0]
  return first ? describeProblem(first) : null
}

function findSetupProblem(setup: EmailSetup, provider: EmailProvider): string | null {
  const { missing, unavailable, needsSetup } = emailProviderFacts[provider]
  if (!isConfigured[provider](setup)) return translate(missing)
  return !needsSetup || setup.available.includes(provider) ? null : translate(unavailable)
}

const isConfigured: Record<EmailProvider, (setup: EmailSetup) => boolean> = {
  smtp: ({ config: { smtp_host, smtp_port, smtp_user, smtp_pass } }) =>
    smtp_host !== '' && smtp_port !== 0 && smtp_user !== '' && smtp_pass !== '',
  gmail: ({ config: { gmail_credentials_path, gmail_token_path } }) =>
    gmail_credentials_path !== '' && gmail_token_path !== '',
  microsoft: ({ microsoft }) => microsoft.state === 'connected',
}
