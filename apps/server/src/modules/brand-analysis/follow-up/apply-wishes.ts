import { countries as allCountries, getCountryName } from '@troupe/contract/catalogues/countries'
import { platforms as allPlatforms, platformNames } from '@troupe/contract/catalogues/platforms'
import type { CreatorCriteria } from '@troupe/contract/conversations'
import { applyAmount, applyRescale, describeAmount, openAmount } from './change-amounts.ts'
import { applyTopics } from './change-topics.ts'
import type { Choice, Wishes } from './wishes.ts'

export interface Change {
  readonly criteria: CreatorCriteria
  /** The changes in short phrases. */
  readonly phrases: readonly string[]
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
    ...(anywhere && regions.length === 0 ? ['any country'] : []),
    ...(only.length > 0 ? [`only ${join(only.map(getCountryName))}`] : []),
    ...(also.length > 0 ? [`also ${join(also.map(getCountryName))}`] : []),
    ...(not.length > 0 ? [`not ${join(not.map(getCountryName), 'or')}`] : []),
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

function describePlatforms({ only, also, not }: Wishes['platforms']): string[] {
  const name = (chosen: Choice<keyof typeof platformNames>['only']) => chosen.map((platform) => platformNames[platform])
  return [
    ...(only.length === allPlatforms.length ? ['all platforms'] : only.length > 0 ? [`only ${join(name(only))}`] : []),
    ...(also.length > 0 ? [`also ${join(name(also))}`] : []),
    ...(not.length > 0 ? [`no ${join(name(not), 'or')}`] : []),
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
      ...(verified === undefined ? [] : [verified ? 'only verified creators' : 'verified or not']),
      ...(email === undefined ? [] : [email ? 'only with e-mail' : 'with or without e-mail']),
    ],
  }
}

/** Joins names: "A, B and C". Of more than eight, only six are named and the rest counted. */
function join(names: readonly string[], word: 'and' | 'or' = 'and'): string {
  if (names.length > 8) return `${names.slice(0, 6).join(', ')} ${word} ${names.length - 6} more`
  const last = names.at(-1) ?? ''
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} ${word} ${last}` : last
}
