import { Email, normalizeEmail } from '@troupe/contract/mail/email-address'
import { ChannelUrl, CollaborationType, OnboardingCategory, type OnboardingProfile } from '@troupe/contract/onboarding'
import { z } from 'zod'
import { toFormRule } from '../../../../lib/form-rule.ts'
import { localizeCountry } from '../../../../lib/format/localize-country.ts'
import type { Registration } from '../../api/register-channel.ts'
import { readStatement, toStatementValues } from '../../statement-fields/statement-values.ts'
import { type WizardStep, wizardSteps } from './wizard-step.ts'
import { wizardTexts } from './wizard-texts.ts'

/** Field values of the four steps. */
export const WizardValues = z.object({
  url: z.string(),
  email: z.string(),
  title: z.string(),
  handle: z.string(),
  description: z.string(),
  country_region: z.string(),
  bio_link_url: z.string(),
  content_categories: z.array(OnboardingCategory),
  estimated_price: z.string(),
  preferred_collaboration_types: z.array(CollaborationType),
  additional_info: z.string(),
})
export type WizardValues = z.output<typeof WizardValues>

/** Problems by field. */
export type WizardProblems = Partial<Record<keyof WizardValues, string>>

const stepFields: Record<WizardStep, readonly (keyof WizardValues)[]> = {
  1: ['url'],
  2: ['email', 'title', 'handle', 'description'],
  3: ['country_region', 'bio_link_url', 'content_categories'],
  4: ['estimated_price', 'preferred_collaboration_types', 'additional_info'],
}

const findUrlProblem = toFormRule(ChannelUrl)
const findEmailProblem = toFormRule(Email)

/** Initial field values, when only the invitation is known. */
export function startValues(invitation: { email: string | null; channel_url: string | null }): WizardValues {
  return {
    url: invitation.channel_url ?? '',
    email: invitation.email ?? '',
    title: '',
    handle: '',
    description: '',
    country_region: '',
    bio_link_url: '',
    content_categories: [],
    estimated_price: '',
    preferred_collaboration_types: [],
    additional_info: '',
  }
}

/**
 * Fills the fields with the platform's data of a channel. An address entered before is kept. So are values that only
 * the creator can provide, even if the creator enters a different channel.
 */
export function fillFromProfile(values: WizardValues, profile: OnboardingProfile): WizardValues {
  const told = toStatementValues({ ...profile, country_region: localizeCountry(profile.country ?? '') })
  const isAnyTypeTold = told.preferred_collaboration_types.length > 0
  return {
    ...values,
    ...told,
    email: values.email || (profile.email ?? ''),
    estimated_price: told.estimated_price || values.estimated_price,
    preferred_collaboration_types: (isAnyTypeTold ? told : values).preferred_collaboration_types,
    additional_info: told.additional_info || values.additional_info,
  }
}

/** Whether the address is another one than the invitation's, with which alone it can be used. */
export function isOtherEmail(email: string, invitedEmail: string | null): invitedEmail is string {
  return invitedEmail !== null && normalizeEmail(email) !== normalizeEmail(invitedEmail)
}

/** Problems of all steps. `invitedEmail` is the address of the invitation. */
export function findProblems(values: WizardValues, invitedEmail: string | null): WizardProblems {
  const url = findUrlProblem(values.url)
  const isOther = isOtherEmail(values.email, invitedEmail)
  const email = findEmailProblem(values.email) ?? (isOther ? wizardTexts.confirm.emailDiffers(invitedEmail) : null)
  const read = readStatement(values)
  return { ...(url ? { url } : {}), ...(email ? { email } : {}), ...('problems' in read ? read.problems : {}) }
}

/** Problems of the fields of one step. */
export function pickProblems(problems: WizardProblems, step: WizardStep): WizardProblems {
  return Object.fromEntries(
    Object.entries(problems).filter(([field]) => stepFields[step].some((name) => name === field)),
  )
}

/** The first step with a problem. */
export function findWrongStep(problems: WizardProblems): WizardStep | undefined {
  return wizardSteps.find((step) => Object.keys(pickProblems(problems, step)).length > 0)
}

/** Builds the registration request for the channel with this URL; null if a field is invalid. */
export function toRegistration(
  values: WizardValues,
  { token, url }: { token: string; url: string },
): Registration | null {
  const read = readStatement(values)
  return 'problems' in read ? null : { token, url, email: values.email, ...read.statement }
}
