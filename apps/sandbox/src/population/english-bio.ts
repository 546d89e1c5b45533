import type { CategoryId } from '@troupe/contract/catalogues/categories'
import type { Random } from '../lib/random.ts'
import { type BioOptions, keepWithin } from './bio-limits.ts'
import * as phrases from './english-bio-data.ts'
import { capitalize, toAscii } from './naming.ts'
import { type Person, suits } from './people.ts'
import { platformHabits } from './platform-habits.ts'
import { getNiche, type Niche } from './vocabulary/vocabulary.ts'

const soberNiches: ReadonlySet<CategoryId> = new Set(['social_issues', 'news_politics'])
const americanRegions = new Set(['US', 'CA', 'PH', 'MX', 'KR', 'JP', 'BR', 'TW'])

/** Topics as bios name them: the main topic first and most often, every other topic once. */
export function listSubjects(person: Person, random: Random): string[] {
  const [main, ...others] = person.topics
  if (!main) return []
  const ownWords = random.chance(0.35) && !main.topic.includes(' and ') ? [main.topic, ...main.subjects] : main.subjects
  const listed = [
    ...ownWords.slice(0, 2),
    ...others.flatMap((topic) => topic.subjects.slice(0, 1)),
    ...ownWords.slice(2),
    ...others.flatMap((topic) => topic.subjects.slice(1)),
  ]
  return listed.filter((subject, at) => !listed.slice(0, at).some((said) => soundsAlike(said, subject)))
}

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word.length > 2)

/** Whether naming both would say the same thing twice: `indoor training` and `training`. */
function soundsAlike(one: string, other: string): boolean {
  const [words, otherWords] = [wordsOf(one), wordsOf(other)]
  const shared = words.filter((word) => otherWords.includes(word)).length
  return shared >= Math.min(2, words.length, otherWords.length)
}

/** Fills templates for one bio; each subject is used once. */
class BioWriter {
  readonly random: Random
  readonly isSober: boolean
  readonly #person: Person
  readonly #niche: Niche
  readonly #mail: string
  readonly #subjects: string[]
  readonly #tags: string[]
  readonly #emoji: string[]
  readonly #subjectCount: number
  readonly #used = new Set<string>()
  #lineIsUsed = false
  #cityIsUsed = false

  constructor({ person, random, email }: BioOptions) {
    const main = person.niches[0]?.id ?? 'comedy'
    this.random = random
    this.isSober = soberNiches.has(main)
    this.#person = person
    this.#niche = getNiche(main)
    this.#mail = email ?? ''
    this.#subjects = listSubjects(person, random)
    this.#emoji = random.sample(this.#niche.emoji, this.#niche.emoji.length)
    this.#subjectCount = this.#subjects.length
    this.#tags = random.sample(
      person.topics.flatMap(({ subjects }) => subjects.map((subject) => `#${toAscii(subject)}`)),
      5,
    )
  }

  /** Fills one of the templates that can still be filled; returns an empty text if there is none. */
  write(templates: readonly string[]): string {
    const usable = templates.filter((template) => this.#isUsable(template))
    if (usable.length === 0) return ''
    const chosen = this.random.pick(usable)
    this.#used.add(chosen)
    return this.#fill(chosen)
  }

  #isUsable(template: string): boolean {
    if (this.#used.has(template)) return false
    if ((template.match(/\{s\}/gi)?.length ?? 0) > this.#subjects.length) return false
    if ((template.match(/\{tag\}/g)?.length ?? 0) > this.#tags.length) return false
    if (template === 'she/her' && this.#person.look === 'man') return false
    return !(template.includes('{line}') && this.#lineIsUsed) && !(template.includes('{city}') && this.#cityIsUsed)
  }

  #fill(template: string): string {
    const role = this.random.pick(this.#niche.roles.filter((name) => suits(this.#person.look, name)))
    return template.replace(/\{([^}]+)\}/g, (slot, name: string) => {
      switch (name) {
        case 's':
          return this.#subjects.shift() ?? ''
        case 'S':
          return capitalize(this.#subjects.shift() ?? '')
        case 'role':
          return role
        case 'Role':
          return capitalize(role)
        case 'a role':
          return `${/^(?:[aeio]|MU|IT|HR|SF|FP|SE|RP)/.test(role) ? 'an' : 'a'} ${role}`
        case 'first':
          return this.#person.firstName.latin
        case 'city':
          this.#cityIsUsed = true
          return this.#person.city.latin
        case 'line':
          this.#lineIsUsed = true
          return this.random.pick(this.#niche.lines)
        case 'emoji':
          return this.#nextEmoji()
        case 'tag':
          return this.#tags.shift() ?? ''
        case 'day':
          return this.random.pick(phrases.days)
        case 'year':
          return String(this.random.integer(2012, 2024))
        case 'number':
          return String(this.random.integer(3, 19))
        case 'mail':
          return this.#mail
        default:
          throw new Error(`No slot is called ${slot}`)
      }
    })
  }

  /** How many subjects the bio has named so far. */
  get subjectsSaid(): number {
    return this.#subjectCount - this.#subjects.length
  }

  get about(): string {
    return this.write(this.isSober ? phrases.soberAbouts : phrases.abouts)
  }

  /** A sentence of the niche on a line of its own. */
  get line(): string {
    return this.write(['{line}', '{line} {emoji}'])
  }

  /** Returns all of the niche's emoji in turn before one is repeated. */
  #nextEmoji(): string {
    const next = this.#emoji.shift() ?? ''
    this.#emoji.push(next)
    return next
  }

  decorate(text: string): string {
    if (!this.random.chance(0.4) || this.isSober) return text
    const emoji = this.#nextEmoji()
    return this.random.chance(0.5) ? `${text} ${emoji}` : `${emoji} ${text}`
  }
}

/** A bio in English, within the platform's limit. */
export function writeEnglishBio(options: BioOptions): string {
  const writer = new BioWriter(options)
  const { hasDescriptions } = platformHabits[options.platform]
  const text = hasDescriptions ? writeDescription(writer, options.email) : writeLines(writer, options)
  return americanRegions.has(options.person.region) ? spellAmerican(text) : text
}

function writeLines(writer: BioWriter, { platform, email, random }: BioOptions): string {
  const { bioLength } = platformHabits[platform]
  const isShort = bioLength < 100
  const contact = email ? [writer.write(phrases.contacts)] : []
  const about = writer.decorate(writer.about)
  const extras = random
    .sample(
      [
        () => writer.write(phrases.introductions),
        () => writer.line,
        () => writer.write(phrases.asides),
        () => writer.about,
        () => writer.write(phrases.asides),
      ],
      isShort ? random.integer(0, 2) : random.integer(1, 4),
    )
    .map((write) => write())
  const separator = isShort
    ? random.pick([' | ', '\n', ' ', ' · ', '\n'])
    : random.pick(['\n', '\n', '\n', ' | ', ' · '])
  const kept = keepWithin([about, ...contact, ...extras], bioLength, separator.length)
  // The line about the topics comes first or last, equally often; the address follows it.
  const rest = kept.filter((piece) => !contact.includes(piece))
  const ordered = random.chance(0.5) ? rest : [...rest.slice(1), ...rest.slice(0, 1)]
  return [...ordered, ...kept.filter((piece) => contact.includes(piece))]
    .join(separator === ' ' ? '. ' : separator)
    .replace(/([.!?])\. /g, '$1 ')
}

function writeDescription(writer: BioWriter, email: string | undefined): string {
  const { random, isSober } = writer
  const first = writer.write(isSober ? phrases.soberOpenings : phrases.openings)
  const about = writer.subjectsSaid < 2 || random.chance(0.5) ? asSentence(writer.about) : ''
  const more = Array.from({ length: random.integer(0, 3) }, () =>
    writer.write(isSober ? phrases.soberSentences : phrases.sentences),
  )
  const schedule = random.chance(0.4) ? writer.write(phrases.schedules) : ''
  const body = [...new Set([first, about, ...more, schedule])].filter(Boolean)
  const contact = email ? writer.write(phrases.longContacts) : ''
  const tags = random.chance(0.18) ? writer.write(['{tag} {tag}', '{tag} {tag} {tag}']) : ''
  const breakBefore = random.chance(0.3) ? '\n\n' : '\n'
  return [body.join(random.chance(0.75) ? ' ' : '\n'), contact, tags].filter(Boolean).join(breakBefore)
}

const asSentence = (text: string) => (text === '' || /[.!?]$/.test(text) ? text : `${text}.`)

const americanWords = new Map(phrases.americanSpellings)
const americanPattern = new RegExp(`\\b(${[...americanWords.keys()].join('|')})\\b`, 'gi')

function spellAmerican(text: string): string {
  return text.replace(americanPattern, (word) => {
    const american = americanWords.get(word.toLowerCase()) ?? word
    return word === word.toLowerCase() ? american : capitalize(american)
  })
}
