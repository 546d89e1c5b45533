import type { Passage } from '../../modules/brand-analysis/document-reader-port.ts'
import { isMostlyRightToLeft, type Line, type PlacedText, toLines } from './pdf-lines.ts'

/**
 * A passage before it is classified as heading or text, which requires the most common font size of the whole document.
 */
export interface Block {
  readonly cells: readonly string[]
  readonly size: number
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** Distance between baselines, as a multiple of the font size. */
const usualLeading = 1.2
const leadingTolerance = 1.25
const sizeTolerance = 0.1
const headingRatio = 1.18
const maxHeadingLength = 160
const startsWithBullet = /^(?:[•‣◦▪●○■–—*-]|\p{N}{1,2}[.)])\s/u

/** Joins the texts of a page into paragraphs and table rows, in reading order. */
export function toBlocks(texts: readonly PlacedText[]): Block[] {
  const lines = toLines(texts)
  const leading = findLeading(lines)
  const groups: Line[][] = []
  for (const line of lines) {
    const group = groups.at(-1)
    const before = group?.at(-1)
    if (group && before && continues(before, line, leading)) group.push(line)
    else groups.push([line])
  }
  const blocks = groups.flatMap(splitWhereEnded).map(toBlock)
  if (!isMostlyRightToLeft(texts)) return isInOrder(blocks) ? blocks : order(blocks)
  const mirrored = blocks.map((block) => ({ ...block, left: -block.right, right: -block.left }))
  return isInOrder(mirrored) ? mirrored : order(mirrored)
}

/** Classifies the blocks of a document: text clearly larger than the most common size is a heading. */
export function toPassages(pages: readonly { readonly page: number; readonly blocks: readonly Block[] }[]): Passage[] {
  const bodySize = findBodySize(pages.flatMap(({ blocks }) => blocks))
  return pages.flatMap(({ page, blocks }) =>
    blocks.map((block): Passage => {
      const text = block.cells.join(' | ')
      if (block.cells.length > 1) return { kind: 'row', text, page }
      const isHeading = block.size > bodySize * headingRatio && text.length <= maxHeadingLength
      return { kind: isHeading ? 'heading' : 'paragraph', text, page }
    }),
  )
}

/** Finds the distance between the lines of a paragraph on this page, as a multiple of the font size. */
function findLeading(lines: readonly Line[]): number {
  const distances = lines
    .slice(1)
    .map((line, index) => ((lines[index]?.baseline ?? 0) - line.baseline) / line.size)
    .filter((distance) => distance > 0.8 && distance < 2.2)
    .toSorted((first, second) => first - second)
  // The lower third, because the distances between paragraphs of one line would otherwise count as line distances.
  return distances.length < 3 ? usualLeading : (distances[Math.floor(distances.length / 3)] ?? usualLeading)
}

/** Whether a line can continue the paragraph of the line before. */
function continues(before: Line, line: Line, leading: number): boolean {
  const [text] = line.cells
  if (before.cells.length > 1 || line.cells.length > 1 || !text || startsWithBullet.test(text)) return false
  const distance = before.baseline - line.baseline
  const isNext = distance > 0 && distance <= leading * leadingTolerance * line.size
  const isAlike = Math.abs(before.size - line.size) <= sizeTolerance * before.size
  return isNext && isAlike && line.left < before.right && line.right > before.left
}

/**
 * Splits after each line that had room for the first word of the next one: it was ended on purpose, as list items are.
 */
function splitWhereEnded(lines: readonly Line[]): Line[][] {
  const rightEdge = Math.max(...lines.map(({ right }) => right))
  const parts: Line[][] = []
  for (const line of lines) {
    const before = parts.at(-1)?.at(-1)
    const isAligned = before && Math.abs(before.left - line.left) < line.size
    if (!before || (isAligned && rightEdge - before.right > toFirstWordWidth(line) + line.size)) parts.push([line])
    else parts.at(-1)?.push(line)
  }
  return parts
}

function toFirstWordWidth({ cells, left, right }: Line): number {
  const [text = ''] = cells
  const [firstWord = ''] = text.split(' ', 1)
  return ((right - left) * firstWord.length) / text.length
}

function toBlock(lines: readonly Line[]): Block {
  const [first] = lines
  return {
    cells: lines.length > 1 ? [lines.map(({ cells }) => cells[0] ?? '').reduce(joinLines)] : (first?.cells ?? []),
    size: first?.size ?? 0,
    left: Math.min(...lines.map(({ left }) => left)),
    right: Math.max(...lines.map(({ right }) => right)),
    top: (first?.baseline ?? 0) + (first?.size ?? 0),
    bottom: lines.at(-1)?.baseline ?? 0,
  }
}

/** Joins two lines, and removes a hyphen at the end of the first if the second begins with a lower-case letter. */
function joinLines(first: string, second: string): string {
  return /\p{L}[-\u00AD]$/u.test(first) && /^\p{Ll}/u.test(second) ? first.slice(0, -1) + second : `${first} ${second}`
}

/**
 * Whether the blocks are already in reading order, as most files store them: down the page, and up again only further
 * to the right.
 */
function isInOrder(blocks: readonly Block[]): boolean {
  return blocks.slice(1).every((block, index) => {
    const before = blocks[index]
    return !before || block.top <= before.top || block.left >= before.right
  })
}

/** Orders columns from left to right if a gap separates them over the full height, else blocks from top to bottom. */
function order(blocks: readonly Block[]): Block[] {
  if (blocks.length < 2) return [...blocks]
  const columns = part(blocks, ({ left, right }) => [left, right])
  if (columns.length > 1) return columns.flatMap(order)
  const bands = part(blocks, ({ top, bottom }) => [-top, -bottom])
  return bands.length > 1 ? bands.flatMap(order) : [...blocks]
}

/** Groups blocks that overlap on one axis. */
function part(blocks: readonly Block[], extentOf: (block: Block) => readonly [number, number]): Block[][] {
  const groups: Block[][] = []
  let reached = Number.NEGATIVE_INFINITY
  for (const block of blocks.toSorted((first, second) => extentOf(first)[0] - extentOf(second)[0])) {
    const [start, end] = extentOf(block)
    if (start >= reached) groups.push([])
    groups.at(-1)?.push(block)
    reached = Math.max(reached, end)
  }
  return groups
}

/** The font size of most letters, rounded to half a unit. */
function findBodySize(blocks: readonly Block[]): number {
  const lengths = new Map<number, number>()
  for (const { cells, size } of blocks) {
    const rounded = Math.round(size * 2) / 2
    lengths.set(rounded, (lengths.get(rounded) ?? 0) + cells.join('').length)
  }
  const [most] = [...lengths].toSorted((first, second) => second[1] - first[1])
  return most?.[0] ?? 0
}
