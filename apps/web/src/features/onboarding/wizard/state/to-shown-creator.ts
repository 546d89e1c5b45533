import type { CategoryId } from '@troupe/contract/catalogues/categories'
import { type Creator, unknownCreator } from '@troupe/contract/creators'
import { type OnboardingCategory, type OnboardingProfile, onboardingCategories } from '@troupe/contract/onboarding'
import { findCountryCode } from '../../../../lib/format/find-country-code.ts'
import type { WizardValues } from './wizard-values.ts'

/**
 * The creator as the catalogue would show it if the registration were completed with these values. Like the server, it
 * keeps the platform's value where nothing usable was entered, and the platform's handle.
 * @param at time that counts as reading and confirmation.
 */
export function toShownCreator(profile: OnboardingProfile, values: WizardValues, at: Date): Creator {
  const stated = toCategoryIds(values.content_categories)
  const content_categories = stated.length > 0 ? stated : toCategoryIds(profile.content_categories)
  return {
    ...unknownCreator,
    id: profile.channel_id,
    platform: profile.platform,
    channel_id: profile.channel_id,
    title: values.title.trim() || profile.title,
    handle: profile.handle,
    description: values.description,
    avatar: profile.avatar,
    avatar_path: profile.avatar_path,
    cover_path: profile.cover_path,
    url: profile.url,
    verified: profile.verified,
    subscribers: profile.subscribers,
    videos_count: profile.videos_count,
    average_views: profile.average_views,
    average_likes: profile.average_likes,
    engagement_rate: profile.engagement_rate,
    posting_frequency: profile.posting_frequency,
    region: findCountryCode(values.country_region) ?? findCountryCode(profile.country ?? '') ?? null,
    email: values.email || null,
    email_source: 'creator',
    content_categories,
    ...toPrice(profile, values),
    source: 'onboarding',
    fetched_at: at.toISOString(),
    confirmed_at: at.toISOString(),
  }
}

/** Categories of the catalogue; those that are too broad for one have none. */
function toCategoryIds(labels: readonly OnboardingCategory[]): CategoryId[] {
  return onboardingCategories.flatMap(({ label, category }) =>
    category !== null && labels.includes(label) ? [category] : [],
  )
}

/** The stated price, or else the estimate that brands see. */
function toPrice(profile: OnboardingProfile, values: WizardValues): Pick<Creator, 'estimated_price' | 'price_source'> {
  const stated = Number(values.estimated_price)
  if (values.estimated_price.trim() !== '' && stated >= 0) return { estimated_price: stated, price_source: 'stated' }
  const { price_estimate: estimate } = profile
  return { estimated_price: estimate, price_source: estimate === null ? null : 'estimated' }
}
