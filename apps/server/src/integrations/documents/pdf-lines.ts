/** A run of text as a PDF places it, measured along its writing direction. */
export interface PlacedText {
  readonly text: string
  readonly start: number
  readonly end: number
  /** Increases up the page. */
  readonly baseline: number
  /** Font size, in the unit of the page. */
  readonly size: number
  readonly isRightToLeft?: boolean
}

/** A line of text; it has several cells if wide gaps separate them, as in a table. */
export interface Line {
  readonly cells: readonly string[]
  /** Font size of the longest text: a number before a heading can be larger, a footnote mark smaller. */
  readonly size: number
  readonly left: number
  readonly right: number
  readonly baseline: number
}

/** Multiples of the font size. */
const sameBaseline = 0.5
const wordGap = 0.15
/** Wider than the spaces of a justified line, even in a narrow column. */
const rowGap = 1.1
/** In a line that is a table row, a smaller gap separates two cells. */
const cellGap = 0.45

const bullet = /^(?:[^\p{L}\p{N}\s]|\p{N}{1,2}[.)]|\p{L}[.)])$/u

/** Joins texts that follow each other on one baseline. */
export function toLines(texts: readonly PlacedText[]): Line[] {
  const lines: Piece[][] = []
  let isSpaced = false
  for (const text of texts) {
    if (text.text.trim() === '') {
      isSpaced = true
      continue
    }
    const line = lines.at(-1)
    const [first] = line ?? []
    if (line && first && Math.abs(first.baseline - text.baseline) <= sameBaseline * Math.max(first.size, text.size)) {
      line.push({ ...text, isSpaced })
    } else {
      lines.push([{ ...text, isSpaced: false }])
    }
    isSpaced = false
  }
  return lines.map(joinPieces)
}

interface Piece extends PlacedText {
  readonly isSpaced: boolean
}

function joinPieces(pieces: readonly Piece[]): Line {
  const inOrder = isMostlyRightToLeft(pieces) ? orderFromRight(pieces) : pieces
  const longest = pieces.reduce((found, piece) => (piece.text.length > found.text.length ? piece : found))
  return {
    cells: toCells(inOrder),
    size: longest.size,
    baseline: longest.baseline,
    left: Math.min(...pieces.map(({ start }) => start)),
    right: Math.max(...pieces.map(({ end }) => end)),
  }
}

export function isMostlyRightToLeft(texts: readonly PlacedText[]): boolean {
  return texts.filter((text) => text.isRightToLeft).length * 2 > texts.length
}

/**
 * Orders the texts of a right-to-left line. Each text has its letters in reading order, but many programs write the
 * texts of a line from left to right.
 */
function orderFromRight(pieces: readonly Piece[]): Piece[] {
  const fromRight = pieces.toSorted((first, second) => second.start - first.start)
  if (fromRight[0] === pieces[0]) return fromRight
  return fromRight.map((piece, index) => ({ ...piece, isSpaced: fromRight[index - 1]?.isSpaced ?? false }))
}

function toCells(pieces: readonly Piece[]): string[] {
  const gaps = pieces.map((piece, index) => {
    const before = pieces[index - 1]
    return before ? Math.max(piece.start - before.end, before.start - piece.end) / piece.size : 0
  })
  const firstCell = bullet.test(pieces[0]?.text.trim() ?? '') ? 2 : 1
  const isRow = gaps.slice(firstCell).some((gap) => gap > rowGap)
  const cells: string[] = []
  for (const [index, { text, isSpaced }] of pieces.entries()) {
    const gap = gaps[index] ?? 0
    const last = cells.pop()
    if (last === undefined) cells.push(text)
    else if (isRow && index >= firstCell && gap > cellGap) cells.push(last, text)
    else cells.push(`${last}${isSpaced || gap > wordGap ? ' ' : ''}${text}`)
  }
  return cells.map((cell) => cell.replace(/\s+/g, ' ').trim())
}
