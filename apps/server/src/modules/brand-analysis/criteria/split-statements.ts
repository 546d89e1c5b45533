import { foldLetters } from '../../discovery/search/terms/search-terms.ts'
import { isOrderToMachine } from '../orders-to-machine.ts'
import { type Label, labelWords } from './label-words-data.ts'

/** A sentence of a text, or the value after a label: "Markets: Germany". */
export interface Statement {
  readonly text: string
  readonly label: Label | undefined
  /** The words of the text, including a label on the same line. */
  readonly quote: string
}

/**
 * Maximum length of a statement in characters, since reading time grows with length; longer sentences are not prose.
 */
const maxLetters = 300
const maxLabelLetters = 32
/** Maximum number of lines below a label that belong to it, as in a list of countries. */
const maxLinesBelow = 6

const labels: ReadonlyMap<string, Label> = new Map(
  labelWords.flatMap(([label, words]) => words.split(',').map((each) => [foldLetters(each.trim()), label] as const)),
)

const bullet = /^[\s|•●○◦▪■□◆◇►▶➤➔→✓✔✗★☆·*–—-]+(?=\S)/u
const beside = /^(?<label>[^:：|\n]{2,40}?)\s*(?:[:：|]|\s[–—-]\s)\s*(?<value>\S.*)$/u

/** Splits a text into statements, in order. */
export function splitStatements(text: string): Statement[] {
  const statements: Statement[] = []
  let below: { label: Label; lines: number } | undefined
  let columns: readonly (Label | undefined)[] = []
  for (const raw of text.split('\n')) {
    const line = raw.replace(bullet, '').replace(/[\s|]+$/u, '')
    if (line === '') continue
    const cells = line.split(' | ')
    const header = cells.length > 1 ? cells.map(findLabel) : []
    if (header.filter((label) => label !== undefined).length > 1) {
      columns = header
      continue
    }
    if (cells.length === columns.length && columns.length > 1) {
      statements.push(
        ...cells.map((cell, index) => ({ text: cell.slice(0, maxLetters), label: columns[index], quote: line })),
      )
      continue
    }
    columns = []
    const alone = findLabel(line)
    if (alone) {
      below = { label: alone, lines: maxLinesBelow }
      continue
    }
    const labelled = readLabelled(line)
    if (labelled) statements.push(labelled)
    else statements.push(...splitSentences(line, below && below.lines > 0 ? below.label : undefined))
    below = labelled || !below ? undefined : { ...below, lines: below.lines - 1 }
  }
  return statements
}

function findLabel(text: string): Label | undefined {
  const words = text.replace(bullet, '').replace(/[\s:：.]+$/u, '')
  return words.length > maxLabelLetters ? undefined : labels.get(foldLetters(words))
}

function readLabelled(line: string): Statement | undefined {
  const { label: words, value } = beside.exec(line)?.groups ?? {}
  const label = words === undefined ? undefined : findLabel(words)
  if (!label || value === undefined) return undefined
  return { text: value.slice(0, maxLetters), label, quote: line.slice(0, maxLetters) }
}

/** The end of a sentence, but not the full stop in "approx. 50k" or "e.g. Germany". */
const sentenceEnd =
  /(?<=[!?。！？])\s*|(?<=(?<!\b(?:approx|min|max|ca|incl|excl|e\.g|i\.e|mio|mind|no|nr|vs|st|dr|[A-Za-z]))\.)\s+/iu

function splitSentences(line: string, label: Label | undefined): Statement[] {
  return line
    .split(sentenceEnd)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '' && !isOrderToMachine(sentence))
    .flatMap(cutLong)
    .map((text) => ({ text, label, quote: text }))
}

function cutLong(sentence: string): string[] {
  const parts: string[] = []
  let rest = sentence
  while (rest.length > maxLetters) {
    const blank = rest.lastIndexOf(' ', maxLetters)
    const at = blank > maxLetters / 2 ? blank : maxLetters
    parts.push(rest.slice(0, at))
    rest = rest.slice(at).trim()
  }
  return [...parts, rest]
}
