import { normalizeText } from '@troupe/contract/base/text'
import { toProperty } from './list-said.ts'
import { type ReadChanges, readChanges } from './read-changes.ts'
import { type Part, readParts } from './read-parts.ts'
import type { QuestionAbout, Turn } from './turn.ts'
import type { Cue } from './words/cues.ts'

/** Maximum length of a follow-up in characters; a longer message describes a brand. */
const maxLength = 280
/** Minimum number of unknown words in a description. */
const fewestOfDescription = 6

/** The state of the conversation in which a message arrives. */
export interface TurnContext {
  readonly hasCriteria: boolean
  /** Number of creators on screen. */
  readonly shown: number
}

interface Signs {
  readonly read: ReadChanges
  readonly cues: readonly Cue[]
  readonly isAsked: boolean
  /** Whether it contains a question word, not only a question mark. */
  readonly hasAsk: boolean
  readonly isRequest: boolean
  /** The number of words without a known meaning. */
  readonly unknown: number
}

/** Classifies a message of a conversation by rules and word tables in 15 languages. Accepts any text. */
export function sortTurn(message: string, context: TurnContext): Turn {
  const text = normalizeText(message)
    .toWellFormed()
    .replaceAll(/[#№]\s?(?=\d)/gu, 'number ')
  if (text.length > maxLength) return { kind: 'new_brand', isSure: true, words: text }
  const parts = readParts(text)
  const signs = toSigns(text, parts)
  const turns = [sortNewBrand, sortQuestion, sortUndo, sortMore, sortChange, sortSmalltalk]
  for (const sort of turns) {
    const turn = sort(signs, context, text, parts)
    if (turn) return turn
  }
  return sortRest(signs, context, text, parts)
}

type Sort = (signs: Signs, context: TurnContext, text: string, parts: readonly Part[]) => Turn | undefined

function toSigns(text: string, parts: readonly Part[]): Signs {
  const cues = parts.flatMap(({ cue }) => cue ?? [])
  const read = readChanges(parts)
  const isFirst = (place: number) =>
    parts.slice(0, place).every(({ cue, item }) => {
      const isOpening = cue?.role === 'smalltalk' || cue?.role === 'filler'
      return item.kind === 'break' || isOpening || parts[place - 1]?.item.kind === 'break'
    })
  const hasAsk = parts.some(
    ({ cue }, place) =>
      (cue?.role === 'ask' && (cue.where === 'anywhere' || isFirst(place))) ||
      (cue?.role === 'about' && cue.about === 'count'),
  )
  return {
    read,
    cues,
    hasAsk,
    isAsked: hasAsk || /[?？؟]/u.test(text),
    isRequest: has(cues, 'request'),
    unknown: read.unread.reduce((sum, topic) => sum + topic.split(' ').length, 0),
  }
}

const has = (cues: readonly Cue[], role: Cue['role']) => cues.some((cue) => cue.role === role)
const isAbout = (cues: readonly Cue[], about: string) => cues.some((cue) => cue.role === 'about' && cue.about === about)

const sortNewBrand: Sort = ({ cues, read, isAsked }, { hasCriteria }, text) => {
  const isSelf = has(cues, 'self')
  const isNew = has(cues, 'newBrand')
  if (!isSelf && !isNew) return undefined
  if (isAsked && !isNew) return undefined
  const hasTopic = read.said.some(({ thing }) => thing.kind === 'topic')
  return { kind: 'new_brand', isSure: !hasCriteria || hasTopic, words: text }
}

const sortQuestion: Sort = ({ cues, read, isAsked, hasAsk, isRequest }, { shown, hasCriteria }, _text, parts) => {
  const isWhy = isAbout(cues, 'why')
  const isOfCreator = has(cues, 'pronoun') || read.said.some(({ thing }) => thing.kind === 'creator')
  const isSure = isWhy || ['meaning', 'source', 'reply', 'count'].some((about) => isAbout(cues, about))
  const isMore = has(cues, 'more') && !isWhy && !hasProperty(parts)
  if (!isAsked && !isWhy) return undefined
  if (isMore && (!isSure || read.changes.like !== undefined)) return undefined
  // "How can I reach her?" is a request by its form only.
  const isOfProperty = hasAsk && hasProperty(parts) && (isOfCreator || namesCreator(cues))
  const isWish =
    read.count > 0 && ((isRequest && !isOfProperty) || (!isOfCreator && !isSure && (!hasAsk || wants(read))))
  if (isWish && !isWhy) return undefined
  if (
    !hasAsk &&
    !isSure &&
    !isOfCreator &&
    !hasProperty(parts) &&
    !isAbout(cues, 'nobody') &&
    !isAbout(cues, 'advice')
  ) {
    return undefined
  }
  if (isRequest && !hasAsk && !isSure && has(cues, 'undo')) return undefined
  const about = listAbout(cues, parts, { isWhy, isEmpty: shown === 0 && hasCriteria })
  const ordinal = findOrdinal(read)
  return { kind: 'question', about, ordinal, refersTo: readReference(cues), changes: read.changes }
}

/** Finds the position of a shown creator that a message names. */
const findOrdinal = ({ said }: ReadChanges): number | undefined =>
  said.flatMap(({ thing }) => (thing.kind === 'creator' && typeof thing.number === 'number' ? thing.number : [])).at(0)

/** A word for one creator takes precedence over nouns: "her prices". */
function readReference(cues: readonly Cue[]): 'one' | 'all' | undefined {
  const roles: readonly Cue['role'][] = ['pronoun', 'property', 'spokenOf']
  const said = new Set(cues.map((cue) => ('of' in cue && roles.includes(cue.role) ? cue.of : undefined)))
  if (said.has('one')) return 'one'
  if (said.has('several')) return 'all'
  return said.has('noun') ? 'one' : undefined
}

/** Whether a word for a property is of one creator or of several: "reach her". */
const namesCreator = (cues: readonly Cue[]) => cues.some((cue) => cue.role === 'property' && cue.of !== undefined)

const hasProperty = (parts: readonly Part[]) => parts.some(({ cue, item }) => toProperty(item, cue) !== undefined)

/** Whether a question expresses a wish: "Is there anyone cheaper?" */
const wants = ({ changes, said }: ReadChanges) =>
  changes.rescales.length > 0 || said.some(({ polarity }) => polarity === 'also' || polarity === 'only')

function listAbout(
  cues: readonly Cue[],
  parts: readonly Part[],
  { isWhy, isEmpty }: { readonly isWhy: boolean; readonly isEmpty: boolean },
): QuestionAbout[] {
  if (isAbout(cues, 'nobody') || (isWhy && isEmpty)) return ['why_empty']
  if (isAbout(cues, 'meaning')) return ['meaning', ...listProperties(parts)]
  if (isAbout(cues, 'source')) return ['data_source']
  if (isAbout(cues, 'reply')) return ['response_time']
  if (parts.some(({ item }) => ['audience', 'gender', 'aged', 'income'].includes(item.kind))) return ['audience']
  if (isWhy) return ['why_creator']
  if (isAbout(cues, 'count')) return ['count', ...listProperties(parts)]
  const properties = listProperties(parts)
  if (properties.length > 0) return properties
  return isAbout(cues, 'advice') ? ['recommendation'] : ['other']
}

const listProperties = (parts: readonly Part[]): QuestionAbout[] => [
  ...new Set(parts.flatMap(({ item, cue }) => toProperty(item, cue) ?? (item.kind === 'currency' ? 'price' : []))),
]

const sortUndo: Sort = ({ cues, read, unknown }) => {
  const { changes } = read
  const named = [
    changes.amounts,
    changes.rescales,
    changes.countries.only,
    changes.countries.also,
    changes.platforms.also,
    changes.platforms.only,
  ]
  if (!has(cues, 'undo') || unknown > 2 || named.some((list) => list.length > 0) || changes.drop !== undefined)
    return undefined
  return changes.topics.length > 0 ? undefined : { kind: 'undo' }
}

const sortMore: Sort = ({ cues, read, unknown }) => {
  const { changes, count } = read
  const { like } = changes
  const isMore = has(cues, 'more') || typeof like === 'string'
  return isMore && count === (like === undefined ? 0 : 1) && unknown === 0 ? { kind: 'more', like } : undefined
}

/**
 * Recognises changes. A message with many topics but no polarity describes a brand instead: "a vegan bakery in Berlin".
 */
const sortChange: Sort = ({ read, unknown }, { hasCriteria }) => {
  if (read.count === 0 || !hasCriteria) return undefined
  const isSaid = read.said.some(({ polarity }) => polarity !== undefined)
  const isTooMuch = unknown > Math.max(isSaid ? 2 : 1, isSaid ? read.count * 2 : read.count - 1)
  return isTooMuch ? undefined : { kind: 'change', changes: read.changes, unread: read.unread }
}

const sortSmalltalk: Sort = ({ cues, unknown }) => {
  const found = cues.filter((cue) => cue.role === 'smalltalk')
  const order = ['thanks', 'praise', 'greeting', 'acknowledgement'] as const
  const about = order.find((each) => found.some((cue) => cue.about === each))
  return about !== undefined && unknown <= 2 ? { kind: 'smalltalk', about } : undefined
}

const sortRest = (...[signs, { hasCriteria }, text, parts]: Parameters<Sort>): Turn => {
  const { read, isAsked, unknown } = signs
  if (read.unread.length === 0 && read.count === 0) {
    return isAsked ? toQuestion(signs, parts) : { kind: 'unread', ordinal: findOrdinal(read) }
  }
  if (isAsked) return toQuestion(signs, parts)
  return { kind: 'new_brand', isSure: !hasCriteria || unknown >= fewestOfDescription, words: text }
}

function toQuestion({ cues, read }: Signs, parts: readonly Part[]): Turn {
  const properties = listProperties(parts)
  return {
    kind: 'question',
    about: properties.length > 0 ? properties : ['other'],
    ordinal: undefined,
    refersTo: readReference(cues),
    changes: read.changes,
  }
}
