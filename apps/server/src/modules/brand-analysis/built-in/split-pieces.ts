/** So much of a text is read by the encoder: its time grows with the letters, about 70 ms for a thousand. */
const maxLetters = 1000
/** A long sentence is a list; its end would be drowned by its beginning. */
const maxPieceLetters = 160

const sentenceEnd = /(?<=[.!?;:…])\s+|(?<=[。！？；])|\n+/u

/** The sentences of a text, long ones cut at a comma or a blank, none of them empty. */
export function splitSentences(text: string): string[] {
  return text
    .split(sentenceEnd)
    .flatMap((sentence) => cutLong(sentence.trim()))
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
 * The pieces of a long text that are worth the encoder's time: those in which `judge` finds most, in the order of the text. A brand
 * says early what it is, so of equal ones the first are taken.
 */
export function choosePieces(pieces: readonly string[], judge: (piece: string) => number): string[] {
  const ranked = pieces
    .map((piece, place) => ({ piece, place, worth: judge(piece) }))
    .toSorted((first, second) => second.worth - first.worth || first.place - second.place)
  let letters = 0
  return ranked
    .filter(({ piece }) => {
      letters += piece.length
      return letters <= maxLetters || letters === piece.length
    })
    .toSorted((first, second) => first.place - second.place)
    .map(({ piece }) => piece)
}
