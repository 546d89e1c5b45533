import type { CategoryId } from '@troupe/contract/catalogues/categories'
import type { Random } from '../lib/random.ts'
import { type BioOptions, keepWithin } from './bio-limits.ts'
import { type Language, writeTraditional } from './languages/languages.ts'
import { toAscii, writesNatively } from './naming.ts'
import type { Person } from './people.ts'
import { platformHabits } from './platform-habits.ts'
import { getNiche } from './vocabulary/vocabulary.ts'

/** Share of topics without a native name that are named in English; the others use the name of their niche. */
const englishShare = 0.35

/** Lists topics in the person's language: by their own name, else by niche, else in English. */
function listNativeTopics(person: Person, language: Language, random: Random): string[] {
  const said = new Set<string>()
  for (const { topic, niche, subjects } of person.topics) {
    const name = language.findTopicName(topic)
    const fallbacks = [language.nameNiche(niche), ...subjects]
    said.add(name ?? (random.chance(englishShare) ? subjects[0] : fallbacks.find((text) => !said.has(text))) ?? topic)
  }
  for (const { id } of person.niches) said.add(language.nameNiche(id))
  return [...said]
}

const capitalizeFirst = (text: string, code: string) => {
  const [first = ''] = text
  return first.toLocaleUpperCase(code) + text.slice(first.length)
}

const spacelessLanguages = new Set(['ja', 'zh'])

function createWriter({ person, random, email }: BioOptions, language: Language) {
  const topics = listNativeTopics(person, language, random)
  const used = new Set<string>()
  let isCitySaid = false
  const firstName = writesNatively(person) ? person.firstName.native : person.firstName.latin

  function isUsable(template: string): boolean {
    if (used.has(template)) return false
    if ((template.match(/\{t\}/g)?.length ?? 0) > topics.length) return false
    return !(template.includes('{city}') && isCitySaid)
  }

  return function write(templates: readonly string[]): string {
    const usable = templates.filter(isUsable)
    if (usable.length === 0) return ''
    const chosen = random.pick(usable)
    used.add(chosen)
    const filled = chosen.replace(/\{(\w+)\}/g, (_slot, name: string) => {
      if (name === 't') return topics.shift() ?? ''
      if (name === 'n') return language.nameNiche(person.niches[0]?.id ?? 'comedy')
      if (name === 'first') return firstName
      if (name === 'mail') return email ?? ''
      isCitySaid = true
      return person.city.native
    })
    return capitalizeFirst(filled, language.code)
  }
}

function drawTags(person: Person, language: Language, random: Random): string {
  const names = person.topics.map(({ topic, subjects }) => language.findTopicName(topic) ?? subjects[0] ?? topic)
  const tags = names.map((name) => `#${/[a-z]/i.test(name) ? toAscii(name) : name.replace(/[\s・·]/g, '')}`)
  return random.sample([...new Set(tags)], 2).join(' ')
}

function decorate(text: string, niche: CategoryId, random: Random): string {
  return random.chance(0.4) && text ? `${text} ${random.pick(getNiche(niche).emoji)}` : text
}

/** A bio in the person's own language, within the platform's limit. */
export function writeNativeBio(options: BioOptions, language: Language): string {
  const { person, platform, random } = options
  const write = createWriter(options, language)
  const niche = person.niches[0]?.id ?? 'comedy'
  const contact = options.email ? write(language.contacts) : ''
  const { bioLength, hasDescriptions } = platformHabits[platform]
  const text = hasDescriptions
    ? joinDescription([
        [
          write(language.openings),
          ...Array.from({ length: random.integer(1, 3) }, () => write(language.sentences)),
        ].join(spacelessLanguages.has(language.code) ? '' : ' '),
        random.chance(0.25) ? drawTags(person, language, random) : '',
        contact,
      ])
    : keepWithin(
        [
          decorate(write(language.abouts), niche, random),
          contact,
          ...random.sample(
            [
              write(language.asides),
              write(language.abouts),
              drawTags(person, language, random),
              write(language.asides),
            ],
            random.integer(1, 3),
          ),
        ],
        bioLength,
        3,
      ).join(random.pick(['\n', '\n', ' | ', ' · ']))
  return language.code === 'zh' && (person.region === 'TW' || person.region === 'HK') ? writeTraditional(text) : text
}

const joinDescription = (parts: readonly string[]) => [...new Set(parts)].filter(Boolean).join('\n')
