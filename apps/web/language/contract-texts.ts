import { accountMessages, passwordRequirements } from '@troupe/contract/accounts'
import { DomainName, EmailConfigInput, emailSettingsMessages, smtpPresets } from '@troupe/contract/email-settings'
import { emailProviderFacts } from '@troupe/contract/mail/email-provider'
import { bodyMaxLength, MailBody, MailSubject, subjectMaxLength } from '@troupe/contract/mail/mail-content'
import { SendingWindow } from '@troupe/contract/mail/mailboxes'
import { mergeFields } from '@troupe/contract/mail/merge-fields'
import { outreachMessages } from '@troupe/contract/outreach'
import type { z } from 'zod'

/** The messages with which a rule refuses the values. */
const refusalsOf = (rule: z.ZodType, ...values: readonly unknown[]): string[] =>
  values.flatMap((value) => rule.safeParse(value).error?.issues.map(({ message }) => message) ?? [])

const { smtp_host, smtp_port, smtp_user, smtp_pass, smtp_from } = EmailConfigInput.shape
const tooLong = 'x'.repeat(2000)
const twoLines = 'a\nb'
const noWindow = { time_zone: 'nowhere', days: [], from: '1', to: '2' }
const backwards = { time_zone: 'UTC', days: [1], from: '17:00', to: '09:00' }

import { brandAnalysisMessages, brandTextMaxLength } from '@troupe/contract/brand-analysis'
import { collaborationTypes, onboardingCategories, onboardingMessages } from '@troupe/contract/onboarding'

/**
 * Texts that are not made in the web application but shown by it, by the file of the contract they stand in. Components
 * pass them through `translate`.
 */
export const contractTexts: Readonly<Record<string, readonly string[]>> = {
  'contract/accounts.ts': [
    ...Object.values(accountMessages),
    ...passwordRequirements.flatMap(({ label, message }) => [label, message]),
  ],
  'contract/email-settings.ts': [
    emailSettingsMessages.saved,
    emailSettingsMessages.alreadyConnected,
    emailSettingsMessages.completeInPopup,
    emailSettingsMessages.disconnected,
    ...smtpPresets.map(({ name }) => name),
    ...[smtp_host, smtp_user, smtp_pass, smtp_from].flatMap((rule) => refusalsOf(rule, tooLong, twoLines)),
    ...refusalsOf(smtp_port, '', 0),
    ...refusalsOf(DomainName, ''),
  ],
  'contract/mail/email-provider.ts': Object.values(emailProviderFacts).flatMap(
    ({ description, missing, unavailable }) => [description, missing, unavailable],
  ),
  'contract/mail/mail-content.ts': [
    ...refusalsOf(MailSubject, '', 'x'.repeat(subjectMaxLength + 1), twoLines),
    ...refusalsOf(MailBody, 'x'.repeat(bodyMaxLength + 1)),
  ],
  'contract/mail/mailboxes.ts': refusalsOf(SendingWindow, noWindow, backwards),
  'contract/mail/merge-fields.ts': mergeFields.map(({ label }) => label),
  'contract/outreach.ts': [outreachMessages.noValidEmails],
  'contract/onboarding.ts': [
    ...onboardingCategories.map(({ label }) => label),
    ...collaborationTypes,
    ...Object.values(onboardingMessages),
  ],
  'contract/brand-analysis.ts': [
    brandAnalysisMessages.noText,
    `A brand description has at most ${brandTextMaxLength.toLocaleString('en')} characters`,
    brandAnalysisMessages.noFile,
    brandAnalysisMessages.wrongType,
    brandAnalysisMessages.tooLarge,
  ],
  'contract/collections.ts': ['Please enter a collection name'],
}
