import { foldPost, toWordsSource } from './compile-words.ts'
import { type LabelWords, labelWords } from './label-words-data.ts'

/** The labels of one language, compiled for folded text. */
interface CompiledLabels {
  readonly hashtags: ReadonlySet<string>
  readonly hinted: ReadonlySet<string>
  readonly hint: RegExp
  readonly headings: RegExp
  readonly phrases: RegExp
  readonly ambiguous: ReadonlySet<string>
  readonly unless: RegExp
  readonly denials: RegExp
  readonly denialsAfter: RegExp
}

/** What stands before a heading and after it: an end of the line, a bracket, a bar, a dash. */
const opening = '(?:^|(?<=[\\[(【（［〔<|｜]))[ *]{0,2}'
const closing = '(?= ?(?:[|\\])】）］〕>/*:•·–—]|- |\\. |\\.?$))'

/** The labels of each language. */
const compiled = Object.values(labelWords).map(compileLabels)

function compileLabels(words: LabelWords): CompiledLabels {
  return {
    hashtags: new Set(splitList(words.hashtags)),
    hinted: new Set(splitList(words.hinted ?? '')),
    hint: compileList(words.hint),
    headings: new RegExp(`${opening}(${foldPost(words.headings).split(/, */).join('|')})${closing}`, 'gmu'),
    phrases: new RegExp(toWordsSource(words.phrases), 'gmu'),
    ambiguous: new Set(splitList(words.ambiguous ?? '')),
    unless: compileList(words.unless),
    denials: compileList(words.denials),
    denialsAfter: new RegExp(`^ ?(?:${toWordsSource(toLines(words.denialsAfter))})`, 'u'),
  }
}

function splitList(words: string): string[] {
  return foldPost(words).split(/\s+/).filter(Boolean)
}

function toLines(words = ''): string {
  return splitList(words).join('\n')
}

function compileList(words: string | undefined): RegExp {
  return new RegExp(toWordsSource(toLines(words)), 'u')
}

/**
 * What follows a label that says how to reach the creator for advertising: "Реклама: name@mail", "광고 문의". The rest of
 * the line.
 */
const contact =
  /^[^\n]{0,60}?(?:[\w.+-]{1,64}@[\w-]{1,60}\.|t\.me|wa\.me|whatsapp|telegram|kontakt|contact[oa]?|iletisim|связ|сотруднич|для |문의|연락|微信|联系|wechat|vx|お問い合わせ|ご依頼|للتواصل|للاعلان)|^ ?[:：] ?@/u

/** Words of a post, and where they stand in its folded text. */
export interface FoundWords {
  readonly words: string
  readonly at: number
}

/** Characters before a label within which a denial counts. */
const denialReach = 40

/** Finds the labels in a folded text, in their order. */
export function findLabels(text: string): FoundWords[] {
  const hashtags = findHashtags(text)
  return compiled
    .flatMap((labels) => [
      ...hashtags.filter(({ words }) => isLabelHashtag(words.slice(1), labels, text)),
      ...findHeadings(text, labels),
      ...findPhrases(text, labels),
    ])
    .toSorted((one, other) => one.at - other.at)
}

function findHashtags(text: string): FoundWords[] {
  return Array.from(text.matchAll(/[#＃][\p{L}\p{M}\p{N}_]{1,60}/gu), ({ 0: words, index: at }) => ({ words, at }))
}

function isLabelHashtag(name: string, labels: CompiledLabels, text: string): boolean {
  return (labels.hashtags.has(name) || labels.hinted.has(name)) && isMeant(name, labels, text)
}

/** Whether a word that can mean something else is a label in this post. */
function isMeant(word: string, { hinted, hint, ambiguous, unless }: CompiledLabels, text: string): boolean {
  if (hinted.has(word) && !hint.test(text)) return false
  return !ambiguous.has(word) || !unless.test(text)
}

function findHeadings(text: string, labels: CompiledLabels): FoundWords[] {
  return Array.from(text.matchAll(labels.headings), ({ 0: whole, 1: words = whole, index }) => ({
    words,
    at: index + whole.length - words.length,
  }))
    .filter(({ words }) => isMeant(words, labels, text))
    .filter(({ words, at }) => isLabel(text.slice(at + words.length), labels))
}

function findPhrases(text: string, labels: CompiledLabels): FoundWords[] {
  return Array.from(text.matchAll(labels.phrases), ({ 0: words, index: at }) => ({ words, at })).filter(
    ({ words, at }) => {
      const before = text.slice(Math.max(0, at - denialReach), at)
      const clause = before.split(/[.!?;:|。！？：｜\n]/).at(-1) ?? ''
      return (
        !labels.denials.test(clause) && !labels.denials.test(words) && isLabel(text.slice(at + words.length), labels)
      )
    },
  )
}

/** Whether what follows leaves a label one: no denial, and no address for those who want to advertise. */
function isLabel(after: string, { denialsAfter }: CompiledLabels): boolean {
  return !denialsAfter.test(after) && !contact.test(after)
}
