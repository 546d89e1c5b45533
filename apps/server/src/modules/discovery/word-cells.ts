import type { CategoryId } from '@troupe/contract/categories'
import { everybody, halve, type Part, toShare } from './category-terms.ts'
import { absent, type LikeCreators } from './likely-best.ts'
import { highestLevel } from './term-levels.ts'

/** The creators whose texts are about some units at least so much, and of a first category: an index names them. */
export interface Cell {
  /** By the place of a unit among those looked for; `absent`: it need not be there. */
  readonly levels: readonly number[]
  /** Undefined: whichever it is. */
  readonly category: CategoryId | undefined
  /** Without a category everybody. */
  readonly part: Part
  /** Whatever the part. */
  readonly creators: readonly LikeCreators[]
  /** What it costs to read one of them; 1 where all are scored. */
  readonly costOfEach: number
}

/** What a cell costs besides its creators, in creators: the lists of its words are read. */
const costOfCell = 40
/** What part of the cost of a creator it is to find that the filters leave them out (measured on a million). */
const costOfLeft = 0.4
/** Whoever is not expected to bring so many of the best for each who is read is left. */
const leastYield = 0.003
/** So many are read in two parts side by side: 28 milliseconds of a million creators instead of 36. */
const manyRead = 800

/** What filters make of those who have the words: shares, 0 to 1. */
interface Filtered {
  /** Those who pass all filters. */
  readonly kept: number
  /** Those of the platforms that are asked for: of a category only they are read. */
  readonly onPlatforms: number
}

/** What it costs to read one of those whom an index names, of whom a share is read and a share kept; 1 where all are. */
export function toCostOfEach({ read, kept }: { read: number; kept: number }): number {
  return costOfLeft * read + (1 - costOfLeft) * kept
}

/** Every cell that may be worth reading, those that ask for least first. */
export function listCells(
  creators: readonly LikeCreators[],
  { categories, kept, onPlatforms }: Filtered & { categories: readonly CategoryId[] },
): Cell[] {
  const levels = creators[0]?.levels.map(() => absent) ?? []
  const cells = [undefined, ...categories].flatMap((category) => {
    const those = category === undefined ? creators : creators.filter((group) => group.category === category)
    const costOfEach = toCostOfEach({ read: category === undefined ? 1 : onPlatforms, kept })
    return refine({ levels, category, part: everybody, creators: those, costOfEach }, 0)
  })
  const asked = new Map(cells.map((cell) => [cell, cell.levels.reduce((sum, level) => sum + level, 0)]))
  return cells.toSorted((first, second) => (asked.get(first) ?? 0) - (asked.get(second) ?? 0))
}

/** The cells within one that ask for more of the units from a place on. */
function refine(cell: Cell, from: number): Cell[] {
  return cell.levels.flatMap((level, place) => {
    if (place < from || level === highestLevel) return []
    const levels = cell.levels.with(place, level + 1)
    const creators = cell.creators.filter((group) => (group.levels[place] ?? absent) > level)
    const finer = { ...cell, levels, creators }
    return countBest(creators) < leastYield * costOfCell ? [] : [finer, ...refine(finer, place)]
  })
}

/**
 * The cells that together bring most of the best for so many creators as may be read: one after the other the one that brings most
 * for what it costs. A wider cell stands for those within it.
 */
export function chooseCells(
  cells: readonly Cell[],
  { parts, budget }: { parts: readonly Part[]; budget: number },
): Cell[] {
  const chosen: Cell[] = []
  const read = new Set<LikeCreators>()
  for (let left = budget; ; ) {
    const next = findRichest(cells, { read, parts, budget: left })
    if (!next || next.yields < leastYield)
      return chosen.filter((cell) => !chosen.some((other) => other !== cell && isWithin(cell, other)))
    chosen.push(next.cell)
    for (const group of next.cell.creators) read.add(group)
    left -= next.cost
  }
}

interface Offer {
  readonly cell: Cell
  /** What it costs to read it, in creators, about. */
  readonly cost: number
  /** How many of the best it brings for each of them. */
  readonly yields: number
}

interface Choice {
  /** Who is read already. */
  readonly read: ReadonlySet<LikeCreators>
  /** The parts of a cell that may be read where it is too large, the largest first. */
  readonly parts: readonly Part[]
  /** What reading may cost, in creators. */
  readonly budget: number
}

/** The cell that brings most for what it costs; of equals the first, which also finds whom no sample has. */
export function findRichest(cells: readonly Cell[], { read, parts, budget }: Choice): Offer | undefined {
  let richest: Offer | undefined
  for (const cell of cells) {
    const unread = cell.creators.filter((group) => !read.has(group))
    const whole = countCreators(unread) * cell.costOfEach
    // Without a category creators are not told apart by parts.
    const part = (cell.category === undefined ? [everybody] : parts).find((part) => whole * toShare(part) <= budget)
    if (part === undefined) continue
    const cost = whole * toShare(part)
    const yields = (countBest(unread) * toShare(part)) / (cost + costOfCell)
    if (yields > (richest?.yields ?? 0)) richest = { cell: { ...cell, part }, cost, yields }
  }
  return richest
}

/** Whether one word says who is in a cell: then the planner knows how many they are. */
export function isOfOneWord({ levels, category }: Cell): boolean {
  return category === undefined && levels.filter((level) => level !== absent).length === 1
}

/** Whether whoever is in a cell is in the other, too. */
function isWithin(cell: Cell, other: Cell): boolean {
  return (
    (other.category === undefined || other.category === cell.category) &&
    cell.part.startsWith(other.part) &&
    other.levels.every((level, place) => level <= (cell.levels[place] ?? absent))
  )
}

/** Two parts where many are to be read, about as large, and so that few are in both. */
export function halveCells(cells: readonly Cell[]): Cell[][] {
  const total = toCost(cells)
  if (total < manyRead) return [[...cells]]
  const parts = cells.flatMap((cell) => (toCost([cell]) > total / 2 ? splitCell(cell) : [cell]))
  let lanes: [Cell[], Cell[]] = [[], []]
  for (const cell of parts.toSorted((one, other) => toCost([other]) - toCost([one]))) {
    const [first, second] = lanes
    const choices: [Cell[], Cell[]][] = [
      [[...first, cell], second],
      [first, [...second, cell]],
    ]
    lanes = choices.reduce((best, choice) => (toCostOfLanes(choice) < toCostOfLanes(best) ? choice : best))
  }
  return lanes
}

function splitCell(cell: Cell): Cell[] {
  return cell.category === undefined ? [cell] : halve(cell.part).map((part) => ({ ...cell, part }))
}

/** What is waited for, and the work that others wait for: somebody in both lanes is read twice. */
function toCostOfLanes(lanes: readonly (readonly Cell[])[]): number {
  const costs = lanes.map(toCost)
  return Math.max(...costs) + costs.reduce((sum, cost) => sum + cost, 0) / 2
}

/** What it costs to read whoever is in one of the cells, about. */
function toCost(cells: readonly Cell[]): number {
  return sumOnce(cells, ({ count }, { costOfEach }) => count * costOfEach)
}

/** How many of the best are expected to be in one of the cells. */
export function countFound(cells: readonly Cell[]): number {
  return sumOnce(cells, ({ best }) => best)
}

/** Adds up what whole groups count for, by the share of each that is in one of the cells; who is in several counts once. */
function sumOnce(cells: readonly Cell[], toWhole: (group: LikeCreators, cell: Cell) => number): number {
  const found = new Map<LikeCreators, number>()
  for (const cell of cells)
    for (const group of cell.creators) {
      const whole = toWhole(group, cell)
      found.set(group, Math.min(whole, (found.get(group) ?? 0) + whole * toShare(cell.part)))
    }
  return [...found.values()].reduce((sum, value) => sum + value, 0)
}

function countCreators(creators: readonly LikeCreators[]): number {
  return creators.reduce((sum, { count }) => sum + count, 0)
}

export function countBest(creators: readonly LikeCreators[]): number {
  return creators.reduce((sum, { best }) => sum + best, 0)
}
