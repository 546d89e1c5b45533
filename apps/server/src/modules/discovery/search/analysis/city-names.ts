import { citySpellings } from './city-spellings-data.ts'
import { foldLetters } from './search-terms.ts'

interface City {
  readonly spellings: readonly string[]
  /** In the form to compare. */
  readonly folded: readonly string[]
}

const cities: readonly City[] = citySpellings.map((spellings) => ({ spellings, folded: spellings.map(foldName) }))

/** The name of a city that a text named, in whatever language and grammatical case: "Berlin" for "在柏林", "Moscow" for "Москве". */
export function getCityName(said: string): string {
  const name = said.replace(/['’]\p{L}+$/u, '')
  return findCity(name)?.spellings[0] ?? name
}

/** All spellings of the cities. */
export function listCitySpellings(names: readonly string[]): string[] {
  return [...new Set(names.flatMap((name) => findCity(name)?.spellings ?? [name]))]
}

function findCity(said: string): City | undefined {
  const name = foldName(said)
  return cities.find(({ folded }) => folded.includes(name)) ?? cities.find(({ folded }) => folded.some(isWithin(name)))
}

/** Shorter names are parts of other words. */
const shortest = 4

/** Whether a name stands in a word with the endings of its language. */
function isWithin(word: string): (name: string) => boolean {
  return (name) => {
    if (!/\p{Script=Latin}/u.test(name))
      return word.includes(/\p{Script=Cyrillic}/u.test(name) ? name.slice(0, -1) : name)
    return name.length >= shortest && word.startsWith(`${name} `)
  }
}

function foldName(name: string): string {
  return foldLetters(name).replaceAll('-', ' ')
}
