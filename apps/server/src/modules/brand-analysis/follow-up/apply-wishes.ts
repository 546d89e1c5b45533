import { countries as allCountries } from '@troupe/contract/catalogues/countries'
import { platforms as allPlatforms, platformNames } from '@troupe/contract/catalogues/platforms'
import type { CreatorCriteria } from '@troupe/contract/conversations'
import { type ListItem, list, type Message, type MessageList, say } from '@troupe/contract/messages/message'
import { nameCountry } from '../../../lib/catalogue-names.ts'
import { applyAmount, applyRescale, describeAmount, openAmount } from './change-amounts.ts'
import { applyTopics } from './change-topics.ts'
import type { Choice, Wishes } from './wishes.ts'

export interface Change {
  readonly criteria: CreatorCriteria
  /** The changes in short phrases. */
  readonly phrases: readonly Message[]
}

/** Applies the wishes of a follow-up message. Returns the new criteria and phrases that describe the changes. */
export function applyWishes(criteria: CreatorCriteria, wishes: Wishes): Change {
  const changes: ((criteria: CreatorCriteria) => Change)[] = [
    (before) => applyAmounts(before, wishes),
    (before) => applyCountries(before, wishes),
    (before) => applyPlatforms(before, wishes),
    (before) => applyTopics(before, wishes.topics),
    (before) => applyMarks(before, wishes),
  ]
  return changes.reduce<Change>(
    (done, change) => {
      const { criteria, phrases } = change(done.criteria)
      return { criteria, phrases: [...done.phrases, ...phrases] }
    },
    { criteria, phrases: [] },
  )
}

function applyAmounts(criteria: CreatorCriteria, { amounts, rescales, anyAmounts }: Wishes): Change {
  const steps = [
    ...anyAmounts.map((quantity) => ({ quantity, apply: (before: CreatorCriteria) => openAmount(before, quantity) })),
    ...rescales.map((rescale) => ({
      quantity: rescale.quantity,
      apply: (before: CreatorCriteria) => applyRescale(before, rescale),
    })),
    ...amounts.map((amount) => ({
      quantity: amount.quantity,
      apply: (before: CreatorCriteria) => applyAmount(before, amount),
    })),
  ]
  const after = steps.reduce((before, { apply }) => apply(before), criteria)
  const quantities = [...new Set(steps.map(({ quantity }) => quantity))]
  return { criteria: after, phrases: quantities.map((quantity) => describeAmount(after, quantity)) }
}

const everyCountry = allCountries.map(({ code }) => code)

function applyCountries(criteria: CreatorCriteria, { countries, anywhere }: Wishes): Change {
  const { only, also, not } = countries
  const start = anywhere ? [] : only.length > 0 ? only : criteria.regions
  // Without a restriction there is nothing to add to, so the named countries become the restriction.
  const kept = [...new Set([...start, ...also])].filter((code) => !not.includes(code))
  // An exclusion alone is expressed by naming all other countries.
  const regions = not.length > 0 && kept.length === 0 ? everyCountry.filter((code) => !not.includes(code)) : kept
  const phrases = [
    ...(anywhere && regions.length === 0 ? [say('brand_change.any_country')] : []),
    ...(only.length > 0 ? [say('brand_change.only', { things: join(only.map(nameCountry)) })] : []),
    ...(also.length > 0 ? [say('brand_change.also', { things: join(also.map(nameCountry)) })] : []),
    ...(not.length > 0 ? [say('brand_change.not_countries', { countries: join(not.map(nameCountry), 'or') })] : []),
  ]
  return { criteria: { ...criteria, regions: [...regions] }, phrases }
}

function applyPlatforms(criteria: CreatorCriteria, { platforms: { only, also, not } }: Wishes): Change {
  const before = criteria.platforms.length > 0 ? criteria.platforms : allPlatforms
  const start = only.length > 0 ? only : before
  const wanted = new Set([...start, ...also])
  const kept = allPlatforms.filter((platform) => wanted.has(platform) && !not.includes(platform))
  // If all platforms were left out, keeps those that the message does not exclude.
  const platforms = kept.length > 0 ? kept : allPlatforms.filter((platform) => !not.includes(platform))
  if (platforms.length === 0) return { criteria, phrases: [] }
  return { criteria: { ...criteria, platforms }, phrases: describePlatforms({ only, also, not }) }
}

function describePlatforms({ only, also, not }: Wishes['platforms']): Message[] {
  const name = (chosen: Choice<keyof typeof platformNames>['only']) => chosen.map((platform) => platformNames[platform])
  const named = say('brand_change.only', { things: join(name(only)) })
  return [
    ...(only.length === allPlatforms.length ? [say('brand_change.all_platforms')] : only.length > 0 ? [named] : []),
    ...(also.length > 0 ? [say('brand_change.also', { things: join(name(also)) })] : []),
    ...(not.length > 0 ? [say('brand_change.no_platforms', { platforms: join(name(not), 'or') })] : []),
  ]
}

function applyMarks(criteria: CreatorCriteria, { verified, email }: Wishes): Change {
  return {
    criteria: {
      ...criteria,
      verified_only: verified ?? criteria.verified_only,
      with_email: email ?? criteria.with_email,
    },
    phrases: [
      ...(verified === undefined ? [] : [say(verified ? 'brand_change.verified' : 'brand_change.any_mark')]),
      ...(email === undefined ? [] : [say(email ? 'brand_change.with_email' : 'brand_change.any_email')]),
    ],
  }
}

/** Joins names: "A, B and C". Of more than eight, only six are named and the rest counted. */
function join(names: readonly ListItem[], word: 'and' | 'or' = 'and'): MessageList {
  const others = names.length > 8 ? [say('brand_change.more_things', { count: names.length - 6 })] : []
  return list([...names.slice(0, others.length > 0 ? 6 : names.length), ...others], word, (texts) => {
    const last = texts.at(-1) ?? ''
    return texts.length > 1 ? `${texts.slice(0, -1).join(', ')} ${word} ${last}` : last
  })
}
