import type { Passage } from '../../modules/brand-analysis/document-reader-port.ts'

/** A run of text as a PDF places it; `along` and `across` are measured in the direction in which it is written. */
export interface PlacedText {
  readonly text: string
  readonly start: number
  readonly end: number
  /** Grows up the page. */
  readonly baseline: number
  /** Of the letters, in the unit of the page. */
  readonly size: number
}

/** Passages of one page that are not yet told headings from paragraphs: that needs the size of most letters. */
export interface Block {
  readonly cells: readonly string[]
  readonly size: number
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** Shares of the size of the letters. */
const wordGap = 0.15
const cellGap = 1.5
const sameBaseline = 0.5
const sameSize = 0.1
/** From one baseline to the next. */
const usualLeading = 1.2

const headingRatio = 1.18
const maxHeadingLength = 160
const bullet = /^(?:[^\p{L}\p{N}\s]|\p{N}{1,2}[.)]|\p{L}[.)])$/u
const startsWithBullet = /^(?:[•‣◦▪●○■–—*-]|\p{N}{1,2}[.)])\s/u

/** Joins the texts of a page to lines and those to blocks: a paragraph, or a row of a table; in reading order. */
export function toBlocks(texts: readonly PlacedText[]): Block[] {
  const lines = toLines(texts)
  const leading = findLeading(lines)
  const blocks: OpenBlock[] = []
  for (const line of lines) {
    const last = blocks.at(-1)
    if (last && continues(last, line, leading)) extend(last, line)
    else blocks.push({ ...line, lastBaseline: line.bottom })
  }
  return isInOrder(blocks) ? blocks : order(blocks)
}

/** What the blocks of a document are: those in clearly larger letters than most are headings. */
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

interface Line {
  cells: string[]
  /** Of its longest text: a number before a heading or a letter beside it can be larger or smaller. */
  size: number
  longest: number
  left: number
  right: number
  top: number
  bottom: number
}

interface OpenBlock extends Line {
  lastBaseline: number
}

/** Texts that follow each other on one baseline are one line, and cells of it where the gap between them is wide. */
function toLines(texts: readonly PlacedText[]): Line[] {
  const lines: Line[] = []
  let isSpaced = false
  for (const { text, start, end, baseline, size } of texts) {
    if (text.trim() === '') {
      isSpaced = true
      continue
    }
    const line = lines.at(-1)
    if (!line || Math.abs(line.bottom - baseline) > sameBaseline * Math.max(line.size, size)) {
      lines.push({
        cells: [text],
        size,
        longest: text.length,
        left: start,
        right: end,
        top: baseline + size,
        bottom: baseline,
      })
    } else {
      appendText(line, { text, start, end, baseline, size }, isSpaced)
    }
    isSpaced = false
  }
  for (const line of lines) line.cells = line.cells.map(tidy).filter((cell) => cell !== '')
  return lines.filter((line) => line.cells.length > 0)
}

function appendText(line: Line, { text, start, end, size }: PlacedText, isSpaced: boolean): void {
  const gap = Math.max(start - line.right, line.left - end)
  const last = line.cells.at(-1) ?? ''
  if (gap > cellGap * size && !bullet.test(last.trim())) line.cells.push(text)
  else line.cells[line.cells.length - 1] = `${last}${isSpaced || gap > wordGap * size ? ' ' : ''}${text}`
  if (text.length > line.longest) {
    line.size = size
    line.longest = text.length
  }
  line.left = Math.min(line.left, start)
  line.right = Math.max(line.right, end)
}

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** How far apart the lines of a paragraph are on this page, as a share of the size of the letters. */
function findLeading(lines: readonly Line[]): number {
  const distances = lines
    .slice(1)
    .map((line, index) => ((lines[index]?.bottom ?? 0) - line.bottom) / line.size)
    .filter((distance) => distance > 0.8 && distance < 2.2)
    .toSorted((first, second) => first - second)
  // The lower third: paragraphs of one line would otherwise pass their distance off as that of lines.
  return distances.length < 3 ? usualLeading : (distances[Math.floor(distances.length / 3)] ?? usualLeading)
}

function continues(block: OpenBlock, line: Line, leading: number): boolean {
  const [text] = line.cells
  if (block.cells.length > 1 || line.cells.length > 1 || !text || startsWithBullet.test(text)) return false
  const distance = block.lastBaseline - line.bottom
  const isNext = distance > 0 && distance <= leading * 1.25 * line.size
  const isAlike = Math.abs(block.size - line.size) <= sameSize * block.size
  return isNext && isAlike && line.left < block.right && line.right > block.left
}

function extend(block: OpenBlock, line: Line): void {
  block.cells = [joinLines(block.cells[0] ?? '', line.cells[0] ?? '')]
  block.left = Math.min(block.left, line.left)
  block.right = Math.max(block.right, line.right)
  block.bottom = line.bottom
  block.lastBaseline = line.bottom
}

/** A hyphen at the end of a line is the line's, unless a capital or a digit follows. */
function joinLines(first: string, second: string): string {
  return /\p{L}[-\u00AD]$/u.test(first) && /^\p{Ll}/u.test(second) ? first.slice(0, -1) + second : `${first} ${second}`
}

/** A file mostly holds its texts as they are read: down the page, and up again only for what stands further right. */
function isInOrder(blocks: readonly Block[]): boolean {
  return blocks.slice(1).every((block, index) => {
    const before = blocks[index]
    return !before || block.top <= before.top || block.left >= before.right
  })
}

/** Columns from left to right where a gap parts them from top to bottom, else what stands above before what is below. */
function order(blocks: readonly Block[]): Block[] {
  if (blocks.length < 2) return [...blocks]
  const columns = part(blocks, ({ left, right }) => [left, right])
  if (columns.length > 1) return columns.flatMap(order)
  const bands = part(blocks, ({ top, bottom }) => [-top, -bottom])
  return bands.length > 1 ? bands.flatMap(order) : [...blocks]
}

/** Groups of what overlaps on one axis. */
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

/** The size of most letters, to half a unit. */
function findBodySize(blocks: readonly Block[]): number {
  const lengths = new Map<number, number>()
  for (const { cells, size } of blocks) {
    const rounded = Math.round(size * 2) / 2
    lengths.set(rounded, (lengths.get(rounded) ?? 0) + cells.join('').length)
  }
  const [most] = [...lengths].toSorted((first, second) => second[1] - first[1])
  return most?.[0] ?? 0
}
