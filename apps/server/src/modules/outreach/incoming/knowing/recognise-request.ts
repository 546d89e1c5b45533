import type { Knowledge } from './knowledge.ts'
import { readOwnWords } from './own-words.ts'
import type { ParsedMail } from './parsed-mail.ts'
import { compilePhrases, foldText, once, toSource } from './words/fold-text.ts'
import {
  conditionWords,
  heldWords,
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
  return held().test(own.text) && proof().test(own.text) ? { kind: 'challenge' } : undefined
}

/** Recognises a person's wish not to be written to again, if the mail says nothing else. */
export function recogniseUnsubscribe({ text, subject }: ParsedMail): Knowledge | undefined {
  const own = readOwnWords(text)
  if (own.text.length > longestWish) return undefined
  if (own.text === '') return isWish(foldText(subject.slice(0, 200)).trim()) ? { kind: 'unsubscribe' } : undefined
  const sentences = own.text.split(/[.!?;。！？；।؟\n]+\s*/u).map((sentence) => trimSigns(sentence))
  const said = sentences.filter(Boolean)
  const last = own.lines.findLast((line) => line !== '') ?? ''
  // A name below the text.
  if (said.length > 1 && isName(last) && said.at(-1) === trimSigns(foldText(last))) said.pop()
  const others = said.filter((sentence) => !polite().test(sentence) && !isWish(sentence))
  if (others.some((sentence) => !isAll(sentence))) return undefined
  return said.some((sentence) => isWish(sentence) || isAll(sentence)) ? { kind: 'unsubscribe' } : undefined
}

/** The signs of a list, and emoticons. */
const trimSigns = (text: string) => text.replace(/^[\s,،、:*"'«»“”„()~-]+|[\s,،、:*"'«»“”„()~-]+$/gu, '')

const isWish = (sentence: string) =>
  wish().test(sentence) && !condition().test(sentence.replace(/^(?:and|y|et|und) /, ''))

/** Whether all clauses of a sentence are polite words or wishes, at least one of them a wish. */
function isAll(sentence: string): boolean {
  const clauses = sentence
    .split(/[,，、،:]\s*| - /u)
    .map(trimSigns)
    .filter(Boolean)
  if (clauses.length < 2) return false
  return clauses.every((clause) => polite().test(clause) || isWish(clause)) && clauses.some(isWish)
}

/** One to three words with capitals, or a few characters of a script without them. */
function isName(line: string): boolean {
  if (line.length > 40) return false
  return /^(?:\p{Lu}[\p{L}'.-]*\s?){1,3}$/u.test(line) || /^[\p{Lo}\s]{2,12}$/u.test(line)
}
