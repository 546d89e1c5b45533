import type { Knowledge } from './knowledge.ts'
import { readOwnWords } from './own-words.ts'
import type { ParsedMail } from './parsed-mail.ts'
import { compilePhrases, foldText, once, toSource } from './words/fold-text.ts'
import {
  conditionWords,
  conjunctions,
  heldWords,
  negations,
  politeWords,
  proofWords,
  unsubscribeWords,
  wishPrefixes,
} from './words/request-words-data.ts'

/** A wish to be removed is short; a longer mail says more. */
const longestWish = 600
const longestChallenge = 4000

const held = once(() => compilePhrases(heldWords))
const proof = once(() => compilePhrases(proofWords))
const condition = once(() => compilePhrases(conditionWords))
const polite = once(() => whole(politeWords))
const negation = once(() => compilePhrases(negations))
const wish = once(
  () =>
    new RegExp(
      `^(?:${toSource(wishPrefixes, 'anywhere')}[ ,]*)?${toSource(unsubscribeWords, 'anywhere')}(?:[ ,]*${toSource(politeWords, 'anywhere')})?$`,
      'u',
    ),
)

const whole = (phrases: string) => new RegExp(`^${toSource(phrases, 'anywhere')}$`, 'u')

/** Recognises a filter that holds our mail back until the sender has proved to be a person. */
export function recogniseChallenge({ text, subject }: ParsedMail): Knowledge | undefined {
  const own = readOwnWords(text.slice(0, longestChallenge))
  if (own.quotes && /^re ?:/i.test(subject.trim())) return undefined
  // The points of an address would end a sentence.
  const said = own.text.replace(/[^\s<>@]{1,64}@[^\s<>@]{1,255}/gu, '@')
  return held().test(said) && proof().test(said) ? { kind: 'challenge' } : undefined
}

/**
 * Recognises a person's wish not to be written to again, if the mail says nothing else: what is said before the wish is
 * a refusal, and after it come only wishes and polite words.
 */
export function recogniseUnsubscribe({ text, subject }: ParsedMail): Knowledge | undefined {
  const own = readOwnWords(text)
  if (own.text.length > longestWish) return undefined
  if (own.text === '') return isWish(foldText(subject.slice(0, 200)).trim()) ? { kind: 'unsubscribe' } : undefined
  const said = dropName(own.lines)
    .flatMap((line) => foldText(line).split(/[.!?;。！？；।؟\n]+\s*/u))
    .map(trimSigns)
    .filter(Boolean)
  const first = said.findIndex(asks)
  if (first < 0) return undefined
  const isSaid =
    said.slice(0, first).every((sentence) => polite().test(sentence) || negation().test(sentence)) &&
    said.slice(first).every((sentence) => polite().test(sentence) || asks(sentence))
  return isSaid ? { kind: 'unsubscribe' } : undefined
}

/** Whether a sentence is a wish, or consists of wishes and polite words. */
const asks = (sentence: string) => isWish(sentence) || isAll(sentence)

/** Leaves out the name below a text. */
function dropName(lines: readonly string[]): readonly string[] {
  const written = lines.filter((line) => trimSigns(line) !== '')
  return written.length > 1 && isName(written.at(-1) ?? '') ? written.slice(0, -1) : written
}

/** The signs of a list, rules, and emoticons. */
const trimSigns = (text: string) => text.replace(/^[\s,،、:*"'«»“”„()~_-]+|[\s,،、:*"'«»“”„()~_-]+$/gu, '')

const isWish = (sentence: string) =>
  wish().test(sentence) && !condition().test(sentence.replace(/^(?:and|y|et|und) /, ''))

const clauseEnd = /[,，、،:]\s*| - /u
const conjunction = once(() => new RegExp(` (?:${toSource(conjunctions, 'anywhere')}) `, 'u'))

/** Whether all clauses of a sentence are polite words or wishes, at least one of them a wish. */
function isAll(sentence: string): boolean {
  const clauses = divide(sentence, clauseEnd).flatMap((clause) =>
    polite().test(clause) || isWish(clause) ? [clause] : divide(clause, conjunction()),
  )
  if (clauses.length < 2) return false
  return clauses.every((clause) => polite().test(clause) || isWish(clause)) && clauses.some(isWish)
}

const divide = (text: string, end: RegExp) => text.split(end).map(trimSigns).filter(Boolean)

/** One to three words with capitals, or a few characters of a script without them. */
function isName(line: string): boolean {
  if (line.length > 40) return false
  return /^(?:\p{Lu}[\p{L}'.-]*\s?){1,3}$/u.test(line) || /^[\p{Lo}\s]{2,12}$/u.test(line)
}
