import { isOrderToMachine } from '../orders-to-machine.ts'

/** A long sentence is a list; its end would be drowned by its beginning. */
const maxPieceLetters = 160

const sentenceEnd = /(?<=[.!?;:…])\s+|(?<=[。！？；])|\n+/u

/** Cells of a table; signs and numbers before the items of a list. */
const cellEnd = /\s*\|\s*/u
const itemMark = /^(?:[^\p{L}\p{N}\s"“„«'‘(¿¡#@$€£&+]{1,3}\s*|\(?\d{1,2}[.)]\s+)+/u

/**
 * The sentences, cells and items of a text, long ones cut at a comma or a blank, none of them empty and none of them an order to
 * the machine.
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
 * Chooses the most telling pieces of a long text, up to `maxLetters` in total, in the order of the text. A brand says early
 * what it is, so ties go to the first.
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
