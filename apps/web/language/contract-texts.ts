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
import { categories } from '@troupe/contract/catalogues/categories'
import { platformFacts } from '@troupe/contract/catalogues/platform-facts'
import { platformNames } from '@troupe/contract/catalogues/platform-names'
import { creatorFields } from '@troupe/contract/creators'
import { HybridSearchRequest, queryMaxLength } from '@troupe/contract/discovery'
import { collaborationTypes, onboardingCategories, onboardingMessages } from '@troupe/contract/onboarding'
import { excludeWordsMaxLength } from '@troupe/contract/search-filters'

/** A search that breaks every rule with a message of its own that the controls of a search can break. */
const wrongSearch = HybridSearchRequest.safeParse({
  query_text: '-'.repeat(queryMaxLength + 1),
  exclude_words: '-'.repeat(excludeWordsMaxLength + 1),
  platforms: [],
})

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
  'contract/catalogues/categories.ts': categories.map(({ name }) => name),
  'contract/catalogues/platform-facts.ts': Object.values(platformFacts).flatMap(({ guide }) => [
    ...guide.steps,
    ...[guide.approval, guide.cost, guide.returns, guide.lacks, guide.terms],
    ...guide.settings.map(({ meaning }) => meaning),
    ...guide.links.map(({ label }) => label),
  ]),
  'contract/creators.ts': Object.values(creatorFields).flatMap((field) => ('fact' in field ? [field.fact.label] : [])),
  'contract/discovery.ts': (wrongSearch.error?.issues ?? []).map(({ message }) => message),
  // The server's own texts, as far as they are the same for all creators; texts with figures stay as they come.
  'server/discovery/profile': [
    ...Object.values(platformNames).flatMap((name) => [
      `${name} is not connected, so nothing newer can be read`,
      `${name} does not know this creator, who is demo data`,
      `${name} is not connected: a stand-in with demo data answers for it`,
      `This creator was read from ${name} less than an hour ago`,
      `This creator is being read from ${name}, or was tried a moment ago`,
      `Who follows this creator (age, gender, place) is not known: ${name} tells it to the creator only. Ask for a screenshot.`,
    ]),
    'Whether the followers are real cannot be told from public figures. What is noted here is a reason to look, not a verdict.',
    'Instagram tells views of videos only, so views say nothing of pictures.',
    'Growth is not known yet: it needs readings of at least two days.',
    'Recent posts have not been read yet. Refresh to read them.',
  ],
  'server/platforms': ['requests', 'searches', 'creator searches'],
}
