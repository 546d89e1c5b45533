import { foldPost, toWordsSource } from './compile-words.ts'
import { type LabelWords, labelWords } from './label-words-data.ts'

/** The labels of one language, compiled for folded text. */
interface CompiledLabels {
  readonly hashtags: ReadonlySet<string>
  readonly hinted: ReadonlySet<string>
  readonly hint: RegExp
  readonly headings: RegExp
  readonly phrases: RegExp
  readonly denials: RegExp
  readonly unless: RegExp
  readonly denialsAfter: RegExp
}

/** What stands before a heading and after it: an end of the line, a bracket, a bar, a dash. */
const opening = '(?:^|(?<=[\\[(【（［〔<|｜]))[ *]{0,2}'
const closing = '(?= ?(?:[|\\])】）］〕>/*:•·–—]|- |$))'

/** The labels of each language. */
const compiled = Object.values(labelWords).map(compileLabels)

function compileLabels(words: LabelWords): CompiledLabels {
  return {
    hashtags: new Set(splitList(words.hashtags)),
    hinted: new Set(splitList(words.hinted ?? '')),
    hint: compileList(words.hint),
    headings: new RegExp(`${opening}(${foldPost(words.headings).split(/, */).join('|')})${closing}`, 'gmu'),
    phrases: new RegExp(toWordsSource(words.phrases), 'gmu'),
    denials: compileList(words.denials),
    unless: compileList(words.unless),
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
      ...(labels.unless.test(text)
        ? []
        : [
            ...hashtags.filter(({ words }) => isLabelHashtag(words.slice(1), labels, text)),
            ...findHeadings(text, labels),
          ]),
      ...findPhrases(text, labels),
    ])
    .toSorted((one, other) => one.at - other.at)
}

function findHashtags(text: string): FoundWords[] {
  return Array.from(text.matchAll(/[#＃][\p{L}\p{M}\p{N}_]{1,60}/gu), ({ 0: words, index: at }) => ({ words, at }))
}

function isLabelHashtag(name: string, { hashtags, hinted, hint }: CompiledLabels, text: string): boolean {
  return hashtags.has(name) || (hinted.has(name) && hint.test(text))
}

function findHeadings(text: string, labels: CompiledLabels): FoundWords[] {
  return Array.from(text.matchAll(labels.headings), ({ 0: whole, 1: words = whole, index }) => ({
    words,
    at: index + whole.length - words.length,
  }))
    .filter(({ words }) => !labels.hinted.has(words) || labels.hint.test(text))
    .filter(({ words, at }) => !labels.denialsAfter.test(text.slice(at + words.length)))
}

function findPhrases(text: string, labels: CompiledLabels): FoundWords[] {
  return Array.from(text.matchAll(labels.phrases), ({ 0: words, index: at }) => ({ words, at })).filter(
    ({ words, at }) => {
      const before = text.slice(Math.max(0, at - denialReach), at)
      const clause = before.split(/[.!?;:|。！？：｜\n]/).at(-1) ?? ''
      return !labels.denials.test(clause) && !labels.denials.test(words) && !labels.denialsAfter.test(text.slice(at + words.length))
    },
  )
}
