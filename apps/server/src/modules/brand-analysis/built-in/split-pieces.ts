import { isOrderToMachine } from '../orders-to-machine.ts'

/** Longer sentences are lists, the end of which would have too little weight in a single vector. */
const maxPieceLetters = 160

const sentenceEnd = /(?<=[.!?;:…])\s+|(?<=[。！？；])|\n+/u

/** Separators of table cells, and marks or numbers before list items. */
const cellEnd = /\s*\|\s*/u
const itemMark = /^(?:[^\p{L}\p{N}\s"“„«'‘(¿¡#@$€£&+]{1,3}\s*|\(?\d{1,2}[.)]\s+)+/u

/**
 * Splits a text into sentences, cells and list items, without empty ones and instructions to a machine. Long ones are
 * cut at a comma or a blank.
 */
export function splitSentences(text: string): string[] {
  return text
    .split(sentenceEnd)
    .filter((sentence) => !isOrderToMachine(sentence))
    .flatMap((sentence) => sentence.split(cellEnd))
    .flatMap((part) => cutLong(part.trim().replace(itemMark, '')))
    .filter((piece) => /[\p{L}\p{N}]/u.test(piece))
}

function cutLong(sentence: string): string[] {
  if (sentence.length <= maxPieceLetters) return [sentence]
  const head = sentence.slice(0, maxPieceLetters)
  const at = Math.max(head.lastIndexOf(', '), head.lastIndexOf('，'), head.lastIndexOf('、'))
  const cut = at > maxPieceLetters / 3 ? at + 1 : Math.max(head.lastIndexOf(' '), maxPieceLetters / 2)
  return [sentence.slice(0, cut), ...cutLong(sentence.slice(cut).trim())]
}

/**
 * Chooses the most telling pieces of a long text, up to `maxLetters` in total, in the order of the text. Ties go to the
 * first piece, since a brand says early what it is.
 */
export function choosePieces<Piece extends { readonly text: string }>(
  pieces: readonly Piece[],
  { maxLetters, judge }: { maxLetters: number; judge: (piece: Piece) => number },
): Piece[] {
  const places = new Map(pieces.map((piece, place) => [piece, place]))
  const placeOf = (piece: Piece) => places.get(piece) ?? 0
  let letters = 0
  return pieces
    .map((piece) => ({ piece, worth: judge(piece) }))
    .toSorted((first, second) => second.worth - first.worth || placeOf(first.piece) - placeOf(second.piece))
    .filter(({ piece }) => {
      letters += piece.text.length
      return letters <= maxLetters
    })
    .map(({ piece }) => piece)
    .toSorted((first, second) => placeOf(first) - placeOf(second))
}
