import type { Item } from '../tokens/read-items.ts'
import type { Reading } from './reading.ts'
import type { Offer } from './wish.ts'

type Value = Offer['value']

/** Maximum number of words with offers of one kind; a text that has more of them is about them. */
const maxWords = 2

/**
 * Lists the criteria that words of the topic may also mean: their platform ("tiktok dance trends"), where they come from
 * ("Nigerian comedians"), what they speak ("Hindi songs") and how many followers they have ("micro fashion").
 */
export function listOffers(reading: Reading): Offer[] {
  return [toPlatform, toCountry, toLanguage, toSize].flatMap((toValue) => {
    const offers = reading.items.flatMap((item, place) => {
      const value = reading.used.has(place) || isPartOfWord(reading, place) ? undefined : toValue(item)
      return value ? [{ value, words: item.raw }] : []
    })
    return offers.length > maxWords ? [] : offers
  })
}

/** Whether a name is written in lower case and then more likely another word. */
const isOther = (item: Item) => (item.kind === 'place' && item.isHomonym) || item.isCommonWord

function toPlatform(item: Item): Value | undefined {
  return item.kind === 'platform' ? { kind: 'platform', platforms: item.platforms } : undefined
}

function toCountry(item: Item): Value | undefined {
  return item.kind === 'place' && !isOther(item) ? { kind: 'country', countries: item.countries } : undefined
}

function toLanguage(item: Item): Value | undefined {
  if (item.kind !== 'language' && item.kind !== 'place' && item.kind !== 'word') return undefined
  return item.language === undefined || isOther(item) ? undefined : { kind: 'language', language: item.language }
}

function toSize(item: Item): Value | undefined {
  if (item.kind !== 'tier' || !item.isName) return undefined
  const { min, max } = item
  return { kind: 'followers', min, ...(max === undefined ? {} : { max }) }
}

/** Whether an item is joined with another, as in "micro-fashion" and マイクロ水耕. */
function isPartOfWord({ items }: Reading, place: number): boolean {
  return items[place]?.kind === 'tier' && (items[place + 1]?.isGlued === true || items[place]?.isGlued === true)
}
