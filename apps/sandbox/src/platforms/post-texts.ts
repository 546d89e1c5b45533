import type { PlatformHabits } from '../lib/platform-habits.ts'
import type { Random } from '../lib/random.ts'
import { days } from '../population/english-bio-data.ts'
import { findLanguage, type Language, writeTraditional } from '../population/languages/languages.ts'
import { capitalize, toAscii } from '../population/naming.ts'
import type { Person, PersonTopic } from '../population/people.ts'
import { getNiche } from '../population/vocabulary/vocabulary.ts'
import type { Channel } from './channel.ts'
import { englishClosings, englishIntroductions, englishTitles, nativeTitles, soberTitles } from './post-titles-data.ts'

export interface PostText {
  readonly title: string
  readonly description: string
  readonly hashtags: readonly string[]
}

/** Share of posts in the person's own language, if there are phrases for it. */
const nativeShare = 0.8
/** Share of video descriptions that contain the public address. */
const addressShare = 0.3
const soberNiches: ReadonlySet<string> = new Set(['news_politics', 'social_issues'])

function drawTopic(person: Person, random: Random): PersonTopic {
  const main = person.niches[0]?.id ?? 'comedy'
  if (person.topics.length === 0) return { topic: main, niche: main, subjects: [main], weight: 1 }
  return random.pickWeighted(person.topics.map((topic) => [topic, topic.weight + 0.01]))
}

/** Returns the texts one after the other, and starts again after the last. */
function rotate(texts: readonly string[]): () => string {
  let next = 0
  return () => texts[next++ % texts.length] ?? ''
}

function createEnglishWriter(person: Person, { topic, subjects }: PersonTopic, random: Random) {
  const nextSubject = rotate(random.sample(subjects.length > 1 ? subjects : [...subjects, topic], 4))
  return (template: string): string =>
    template.replace(/\{(\w+)\}/g, (slot, name: string) => {
      switch (name) {
        case 's':
          return nextSubject()
        case 'S':
          return capitalize(nextSubject())
        case 'topic':
          return topic
        case 'number':
          return String(random.integer(3, 9))
        case 'day':
          return random.pick(days)
        case 'city':
          return person.city.latin
        default:
          throw new Error(`No slot is called ${slot}`)
      }
    })
}

function createNativeWriter(channel: Channel, drawn: PersonTopic, language: Language, random: Random) {
  const { person, record } = channel
  const named = language.findTopicName(drawn.topic) ?? random.pick([...drawn.subjects, language.nameNiche(drawn.niche)])
  const nextTopic = rotate([...new Set([named, language.nameNiche(drawn.niche), ...drawn.subjects])])
  const isTraditional = language.code === 'zh' && (person.region === 'TW' || person.region === 'HK')
  return (template: string): string => {
    const text = template.replace(/\{(\w+)\}/g, (_slot, name: string) => {
      if (name === 't') return nextTopic()
      if (name === 'number') return String(random.integer(3, 9))
      if (name === 'mail') return record.email ?? ''
      return person.city.native
    })
    return capitalize(isTraditional ? writeTraditional(text) : text)
  }
}

function drawHashtags(drawn: PersonTopic, language: Language | undefined, random: Random): string[] {
  const own = language?.findTopicName(drawn.topic)
  const names = [...(own ? [own] : []), ...drawn.subjects, drawn.topic]
  const tags = names.map((name) => (/[a-z]/i.test(name) ? toAscii(name) : name.replace(/[\s・·&]/g, '')))
  return random.sample([...new Set(tags)].filter(Boolean), random.integer(1, 4))
}

/** Description of a video: its subject, a sentence of the niche, sometimes the address, hashtags. */
function writeEnglish(channel: Channel, drawn: PersonTopic, random: Random) {
  const { person, record } = channel
  const write = createEnglishWriter(person, drawn, random)
  const isSober = soberNiches.has(drawn.niche)
  const contact = record.email && random.chance(addressShare) ? [`Business: ${record.email}`] : []
  return {
    title: write(random.pick(isSober ? soberTitles : englishTitles)),
    lines: [
      write(random.pick(englishIntroductions)),
      random.chance(0.5) ? random.pick(getNiche(drawn.niche).lines) : write(random.pick(englishClosings)),
      ...contact,
    ],
  }
}

function writeNative(channel: Channel, drawn: PersonTopic, language: Language, random: Random) {
  const write = createNativeWriter(channel, drawn, language, random)
  const titles = Object.entries(nativeTitles).find(([code]) => code === language.code)?.[1] ?? ['{t}']
  const contact = channel.record.email && random.chance(addressShare) ? [write(random.pick(language.contacts))] : []
  const title = write(random.pick(titles))
  return { title, lines: [write(random.pick(language.sentences)), write(random.pick(language.asides)), ...contact] }
}

/** Writes a caption: the title, sometimes an emoji, the hashtags. */
function writeCaption(title: string, hashtags: readonly string[], niche: PersonTopic['niche'], random: Random): string {
  const emoji = random.chance(0.5) && !soberNiches.has(niche) ? ` ${random.pick(getNiche(niche).emoji)}` : ''
  return [`${title}${emoji}`, hashtags.map((tag) => `#${tag}`).join(' ')].filter(Boolean).join(random.pick([' ', '\n']))
}

/** Writes the texts of one post about one of the person's topics, chosen by weight. */
export function writePostText(channel: Channel, habits: PlatformHabits, random: Random): PostText {
  const drawn = drawTopic(channel.person, random)
  const spoken = findLanguage(channel.person.language)
  const language = random.chance(nativeShare) ? spoken : undefined
  const { title, lines } = language
    ? writeNative(channel, drawn, language, random)
    : writeEnglish(channel, drawn, random)
  const hashtags = drawHashtags(drawn, language, random)
  if (!habits.hasDescriptions)
    return { title, description: writeCaption(title, hashtags, drawn.niche, random), hashtags }
  const tagLine = random.chance(0.6) ? hashtags.map((tag) => `#${tag}`).join(' ') : ''
  return { title, description: [lines.join('\n\n'), tagLine].filter(Boolean).join('\n\n'), hashtags }
}
