import type { Platform } from '@troupe/contract/catalogues/platforms'
import type { Random } from '../lib/random.ts'
import { findLanguage, writeTraditional } from './languages/languages.ts'
import type { Person, Spelling } from './people.ts'
import { platformHabits } from './platform-habits.ts'
import { getNiche } from './vocabulary/vocabulary.ts'

/** The name of a person's channels, the same on every platform. */
export interface Brand {
  /** Whether the channel is a show with its own name instead of a person's. */
  readonly isShow: boolean
  /** The show's name, or the person's. */
  readonly title: string
  /** Lower-case ASCII words that make the handle. */
  readonly handleParts: readonly string[]
}

const foldedLetters: Record<string, string> = { ø: 'o', ł: 'l', ı: 'i', đ: 'd', ß: 'ss', æ: 'ae', å: 'a' }

/** Reduces a text to lower-case ASCII letters and digits: `Älvåker O’Dwyer` gives `alvakerodwyer`. */
export function toAscii(text: string): string {
  return text
    .toLowerCase()
    .replace(/[øłıđßæå]/g, (letter) => foldedLetters[letter] ?? letter)
    .normalize('NFD')
    .replace(/[^a-z0-9]/g, '')
}

export const capitalize = (text: string) => {
  const [first = ''] = text
  return first.toLocaleUpperCase('en') + text.slice(first.length)
}

const showPatterns = [
  'The {W} Diaries',
  '{W} & {V}',
  '{F} & the {W}',
  'The {W} Club',
  "{F}'s {W}",
  '{W} with {F}',
  'The {C} {W}',
  '{W} Theory',
  'Little {W} Studio',
  'House of {W}',
  'Slow {W}',
  'Daily {W}',
  'The {W} Lab',
  '{W} Hour',
  '{W} and Other Stories',
  'Plain {W}',
  '{W} Season',
  'The Honest {W}',
  '{C} {W} Co',
  'Good {W} Only',
  'Lost {W}',
  'Kind of {W}',
  '{W} After Dark',
  'Project {W}',
  'North {W}',
  'Sunday {W}',
  '{W} Notes',
] as const

/** Writes the person's name in the order and script of the language. */
export function writeName(person: Person): string {
  const spell = (name: Spelling) => (writesNatively(person) ? name.native : name.latin)
  const [first, family] = [spell(person.firstName), spell(person.familyName)]
  if (!writesNatively(person) || !person.familyFirst) return `${first} ${family}`
  return person.language === 'ja' ? `${family} ${first}` : `${family}${first}`
}

const nativeScripts = new Set(['ja', 'ko', 'zh', 'ar', 'ru', 'th', 'hi'])

/** Whether the person writes names in the language's own script; most do if there is one. */
export function writesNatively(person: Person): boolean {
  const isRare = person.language === 'hi' || person.language === 'ar'
  return nativeScripts.has(person.language) && person.index % 10 < (isRare ? 4 : 7)
}

/** How a person brands themselves. English speakers more often run a show with a name of its own. */
export function drawBrand(person: Person, random: Random): Brand {
  const words = getNiche(person.niches[0]?.id ?? 'comedy').words
  const [word = 'daily', otherWord = 'notes'] = random.sample(words, 2)
  const first = toAscii(person.firstName.latin)
  const family = toAscii(person.familyName.latin)
  if (random.chance(person.language === 'en' ? 0.42 : 0.18)) {
    const title = random
      .pick(showPatterns)
      .replace('{W}', capitalize(word))
      .replace('{V}', capitalize(otherWord))
      .replace('{F}', person.firstName.latin)
      .replace('{C}', person.city.latin)
    // Show names are soon taken, so about half add a first or family name.
    const suffix = random.chance(0.55)
      ? [title.includes(person.firstName.latin) || random.chance(0.5) ? family : first]
      : []
    return { isShow: true, title, handleParts: [...title.split(/[\s'’]+/).map(toAscii), ...suffix].filter(Boolean) }
  }
  const parts = random.pickWeighted<string[]>([
    [[first, family], 5],
    [[first, word], 3],
    [[first, family, word], 2],
    [[family, first], 1],
    [[word, 'by', first], 1],
    [['hey', first, family], 1],
    [['its', first, family], 1],
    [[first, family.slice(0, 1), word], 1.5],
    [[first, 'does', word], 1],
    [[first, toAscii(person.city.latin)], 1],
    [['the', first, family], 0.8],
  ])
  return { isShow: false, title: drawTitle(person, random), handleParts: parts }
}

/** Draws the name alone, or the name with the niche in the person's language. */
function drawTitle(person: Person, random: Random): string {
  const language = findLanguage(person.language)
  const niche = person.niches[0]?.id ?? 'comedy'
  if (!language || !random.chance(0.4)) return writeName(person)
  const title = random
    .pick(language.titles)
    .replace('{first}', writesNatively(person) ? person.firstName.native : person.firstName.latin)
    .replace('{n}', language.nameNiche(niche))
  return capitalize(person.region === 'TW' || person.region === 'HK' ? writeTraditional(title) : title)
}

/** Number of people who share the plain handles; later people add a number, as latecomers do. */
const personsWithoutNumber = 4096

/** Writes the handle for a platform: the same words, joined as is usual there. */
export function writeHandle(options: { brand: Brand; person: Person; platform: Platform; random: Random }): string {
  const { brand, person, platform, random } = options
  const round = Math.floor(person.index / personsWithoutNumber)
  const tail = round > 0 ? String(round) : random.chance(0.12) ? String(random.integer(1, 99)) : ''
  const { longestHandle, hasCapitalHandles } = platformHabits[platform]
  const most = longestHandle - tail.length
  const separator = hasCapitalHandles ? '' : random.pick(['', '', '.', '_'])
  const spelled = hasCapitalHandles ? brand.handleParts.map(capitalize) : brand.handleParts
  const joined = spelled.join(separator)
  // Cut between words, unless the first word alone is too long.
  const kept = joined.length <= most ? joined : cutParts(spelled, most)
  return `${kept}${tail}`
}

function cutParts(parts: readonly string[], most: number): string {
  let kept = ''
  for (const part of parts) {
    if (kept.length + part.length > most) break
    kept += part
  }
  return kept || (parts[0] ?? 'channel').slice(0, most)
}

const mailHosts = [
  'postbox',
  'inboxly',
  'mailroom',
  'letterbox',
  'fastpost',
  'studiomail',
  'brightsidetalent',
  'northlightmgmt',
  'kitetalent',
]
const mailPrefixes = ['hello', 'contact', 'collab', 'hi', 'work', 'business', 'team', 'press']

/** A public address, always in the reserved `.test` domain, so that no mail can reach a real person. */
export function drawEmail(brand: Brand, person: Person, random: Random): string {
  const round = Math.floor(person.index / personsWithoutNumber)
  const number = round > 0 ? String(round) : ''
  const own = `${brand.handleParts.join('')}${number}`.slice(0, 40)
  if (random.chance(0.35)) return `${random.pick(mailPrefixes)}@${own}.test`
  const joined = `${brand.handleParts.join(random.pick(['', '.', '_']))}${number}`.slice(0, 40).replace(/[._]$/, '')
  const tag = random.chance(0.3) ? random.pick(['.collab', '.work', '.biz', '.contact']) : ''
  return `${joined}${tag}@${random.pick(mailHosts)}.test`
}
