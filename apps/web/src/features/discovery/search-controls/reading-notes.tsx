import { Button, Text } from '@mantine/core'
import { platformNames } from '@troupe/contract/catalogues/platform-names'
import type { Platform } from '@troupe/contract/catalogues/platforms'
import type { Understood } from '@troupe/contract/discovery'
import { getCountryName, getLanguageName } from '../../../lib/format/names.ts'
import { formatCount } from '../../../lib/format/numbers.ts'
import { joinWords } from '../../../lib/format/punctuation.ts'
import type { Offer } from '../api/read-filters.ts'
import classes from './reading-notes.module.css'
import { readingTexts as texts } from './reading-texts.ts'

interface ReadingNotesProps {
  understood: Understood | undefined
  onSearchPlatform: (platform: Platform) => void
  /** Sets an offered filter. */
  onTakeOffer: (offer: Offer) => void
}

/** Notes on how a text was understood, beyond the chips; renders nothing if there are none. */
export function ReadingNotes({ understood, onSearchPlatform, onTakeOffer }: ReadingNotesProps) {
  if (!understood) return null
  const notes = describeReading(understood)
  const { lookup_platform: platform, offers } = understood
  if (notes.length === 0 && offers.length === 0 && !platform) return null
  return (
    <div className={classes.root} role="status" aria-label={texts.label}>
      {notes.map((note) => (
        <Text key={note} size="sm" c="dimmed" dir="auto">
          {note}
        </Text>
      ))}
      {[...Map.groupBy(offers, ({ words }) => words)].map(([words, offered]) => (
        <div key={words} className={classes.line}>
          <Text size="sm" c="dimmed" dir="auto">
            {texts.offer(words)}
          </Text>
          {offered.map((offer) => (
            <Button key={offer.filter} size="compact-sm" variant="default" onClick={() => onTakeOffer(offer)}>
              {describeOffer(offer)}
            </Button>
          ))}
        </div>
      ))}
      {platform && (
        <div className={classes.line}>
          <Text size="sm">{texts.isOff(platformNames[platform])}</Text>
          <Button size="compact-sm" onClick={() => onSearchPlatform(platform)}>
            {texts.searchThere(platformNames[platform])}
          </Button>
        </div>
      )}
    </div>
  )
}

function describeOffer(offer: Offer): string {
  switch (offer.filter) {
    case 'platforms':
      return texts.onlyOn(joinWords(offer.values.map((platform) => platformNames[platform])))
    case 'regions':
      return texts.onlyIn(listCountries(offer.values))
    case 'languages':
      return texts.onlyWriting(joinWords(offer.values.map(getLanguageName)))
    case 'subscriber_range': {
      const { min = 0, max } = offer.range
      return texts.onlyOfSize(formatCount(min), max === undefined ? undefined : formatCount(max))
    }
  }
}

const shownCountries = 3

/** Lists the first countries of a part of the world and counts the others. */
function listCountries(codes: readonly string[]): string {
  const names = codes.map(getCountryName)
  if (names.length <= shownCountries + 1) return joinWords(names)
  return texts.andMore(joinWords(names.slice(0, shownCountries)), names.length - shownCountries)
}

function describeReading({ request, filters, unanswered, similar_to }: Understood): string[] {
  const cities = filters.flatMap(({ city, values = [] }) =>
    city === undefined ? [] : [texts.city(city, joinWords(values.map(getCountryName)))],
  )
  const prices = filters.flatMap(({ price, words }) => {
    const dollars = request.price_range?.max ?? request.price_range?.min
    return price && dollars !== undefined ? [texts.price(words, dollars, price.rate_of)] : []
  })
  const facts = unanswered.map(({ about, words }) => texts.asked(texts.facts[about], words))
  const known = new Set(similar_to.map(({ reference }) => reference))
  const unknown = request.similar_to.filter((reference) => !known.has(reference))
  return [
    ...cities,
    ...prices,
    ...(facts.length > 0 ? [texts.unanswered(joinWords(facts))] : []),
    ...(unknown.length > 0 ? [texts.unknown(joinWords(unknown))] : []),
  ]
}
