import type { CategoryId } from '@troupe/contract/catalogues/categories'
import { everybody, halve, type Part, toShare } from '../analysis/category-terms.ts'
import { highestLevel } from '../analysis/term-levels.ts'
import { absent, type LikeCreators } from './likely-best.ts'

/** A term group: creators with minimum levels for some units, optionally of a first category, that an index can find. */
export interface Cell {
  /** Minimum level for each unit; `absent`: optional. */
  readonly levels: readonly number[]
  /** Undefined: any. */
  readonly category: CategoryId | undefined
  /** Always all creators without a category. */
  readonly part: Part
  /** Before partitioning. */
  readonly creators: readonly LikeCreators[]
  /** Cost of reading one row; 1 if all are scored. */
  readonly costOfEach: number
}

/** Fixed cost of a term group in rows, for reading its posting lists. */
const costOfCell = 40
/** Relative cost of a row that the filters exclude (measured at 1,000,000 rows). */
const costOfLeft = 0.4
/** Minimum expected hits per row scanned. */
const leastYield = 0.003
/** From this many rows on two connections share the work: 28 ms instead of 36 ms at 1,000,000 rows. */
const manyRead = 800

/** Filter selectivity, 0 to 1. */
interface Filtered {
  /** Selectivity of all filters. */
  readonly kept: number
  /** Selectivity of the platform filter; term groups of a category read only these rows. */
  readonly onPlatforms: number
}

/** Average cost of a row found by an index, by the shares that are read and kept. */
export function toCostOfEach({ read, kept }: { read: number; kept: number }): number {
  return costOfLeft * read + (1 - costOfLeft) * kept
}

/** Lists the term groups that may be worth reading, broadest first. */
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

/** Lists the narrower term groups within one, raising the levels of units from an index on. */
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
 * Chooses the term groups with the most expected hits within a budget of rows, greedily by hits per row. A group replaces the
 * narrower ones it contains.
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
  /** Estimated cost in rows. */
  readonly cost: number
  /** Expected hits per row. */
  readonly yields: number
}

interface Choice {
  /** Creators that are read already. */
  readonly read: ReadonlySet<LikeCreators>
  /** Partitions to choose from if a term group is too large, largest first. */
  readonly parts: readonly Part[]
  /** In rows. */
  readonly budget: number
}

/** Picks the term group with the most expected hits per row scanned. Ties go to the broadest group. */
export function findRichest(cells: readonly Cell[], { read, parts, budget }: Choice): Offer | undefined {
  let richest: Offer | undefined
  for (const cell of cells) {
    const unread = cell.creators.filter((group) => !read.has(group))
    const whole = countCreators(unread) * cell.costOfEach
    // Only categories are partitioned.
    const part = (cell.category === undefined ? [everybody] : parts).find((part) => whole * toShare(part) <= budget)
    if (part === undefined) continue
    const cost = whole * toShare(part)
    const yields = (countBest(unread) * toShare(part)) / (cost + costOfCell)
    if (yields > (richest?.yields ?? 0)) richest = { cell: { ...cell, part }, cost, yields }
  }
  return richest
}

/** Whether a term group has a single word; then the planner can estimate its size. */
export function isOfOneWord({ levels, category }: Cell): boolean {
  return category === undefined && levels.filter((level) => level !== absent).length === 1
}

/** Whether the other term group contains this one. */
function isWithin(cell: Cell, other: Cell): boolean {
  return (
    (other.category === undefined || other.category === cell.category) &&
    cell.part.startsWith(other.part) &&
    other.levels.every((level, place) => level <= (cell.levels[place] ?? absent))
  )
}

/** Divides many rows between two connections, about equally and with little overlap. */
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

/** The longer of the two, plus half of the total work, since rows in both are read twice. */
function toCostOfLanes(lanes: readonly (readonly Cell[])[]): number {
  const costs = lanes.map(toCost)
  return Math.max(...costs) + costs.reduce((sum, cost) => sum + cost, 0) / 2
}

/** Estimated cost of reading the union of term groups. */
function toCost(cells: readonly Cell[]): number {
  return sumOnce(cells, ({ count }, { costOfEach }) => count * costOfEach)
}

/** Expected hits in the union of term groups. */
export function countFound(cells: readonly Cell[]): number {
  return sumOnce(cells, ({ best }) => best)
}

/** Adds up values of whole groups by the share covered by term groups; overlaps count once. */
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
