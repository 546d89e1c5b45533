import { readWish } from './read-wish.ts'
import type { RestCriterion, RestReader } from './rest-reader-port.ts'
import type { Wish } from './rules/wish.ts'

/** Minimum number of words left for the model; shorter rests are topics. */
const fewestWords = 6
/** Minimum number of characters in scripts without blanks between words. */
const fewestSigns = 14

/** Reads a text by the rules, then reads a long rest by a language model if there is one. The rules take precedence. */
export async function readWithModel(model: RestReader | undefined, text: string): Promise<Wish> {
  const wish = readWish(text)
  if (!model || !isLong(wish.topic)) return wish
  const known = new Set(wish.criteria.map(({ kind }) => kind))
  const found = (await model.read(wish.topic)).filter(({ value }) => !known.has(value.kind))
  return found.reduce(addCriterion, wish)
}

function isLong(topic: string): boolean {
  if (topic.includes('"')) return false
  const isUnspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(topic)
  return isUnspaced ? topic.length >= fewestSigns : topic.split(/\s+/).length >= fewestWords
}

/** Adds a criterion whose words are in the topic, and removes them from it unless they are all of the topic. */
function addCriterion(wish: Wish, { value, words }: RestCriterion): Wish {
  const said = words.trim()
  const start = said === '' ? -1 : wish.text.indexOf(said)
  const topic = wish.topic.replace(said, ' ').replace(/\s+/g, ' ').trim()
  if (start < 0 || !wish.topic.includes(said) || topic === '') return wish
  const end = start + said.length
  const isRead = wish.criteria.some(({ spans }) => spans.some((span) => span.start < end && start < span.end))
  return isRead ? wish : { ...wish, topic, criteria: [...wish.criteria, { ...value, spans: [{ start, end }] }] }
}
