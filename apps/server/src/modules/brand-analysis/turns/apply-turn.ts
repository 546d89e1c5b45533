import type { CreatorCriteria } from '@troupe/contract/conversations'
import { say } from '@troupe/contract/messages/message'
import { applyWishes, type Change } from '../follow-up/apply-wishes.ts'
import type { TurnChanges } from './turn.ts'

const maxCities = 5

/** Applies the changes of a message to the criteria. Returns the new criteria and phrases that describe the changes. */
export function applyTurn(criteria: CreatorCriteria, changes: TurnChanges): Change {
  const { criteria: changed, phrases } = applyWishes(criteria, changes)
  const city = changePlace(changed, changes)
  const posted = changePosted(changed, changes)
  return {
    criteria: { ...changed, cities: city.cities, posted_within_days: posted.days },
    phrases: [...phrases, ...city.phrases, ...posted.phrases],
  }
}

/** Keeps the cities until other countries are chosen without a city. */
function changePlace({ cities }: CreatorCriteria, { city, countries, anywhere }: TurnChanges) {
  if (city === undefined) return { cities: anywhere || countries.only.length > 0 ? [] : cities, phrases: [] }
  const others = countries.only.length > 0 ? [] : cities.filter((each) => each !== city)
  return { cities: [city, ...others].slice(0, maxCities), phrases: [say('brand_change.city', { city })] }
}

function changePosted({ posted_within_days: before }: CreatorCriteria, { postedWithinDays, clear }: TurnChanges) {
  if (postedWithinDays !== undefined) {
    return { days: postedWithinDays, phrases: [say('brand_change.posted', { count: postedWithinDays })] }
  }
  if (clear.includes('posted')) return { days: null, phrases: before === null ? [] : [say('brand_change.any_time')] }
  return { days: before, phrases: [] }
}
