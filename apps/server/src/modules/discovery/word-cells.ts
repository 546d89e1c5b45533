import type { CategoryId } from '@troupe/contract/categories'
import { absent, type LikeCreators } from './likely-best.ts'
import { type Half, halves, highestLevel } from './term-levels.ts'

/** The creators whose texts are about some units at least so much, and of a first category: an index names them. */
export interface Cell {
  /** By the place of a unit among those looked for; `absent`: it need not be there. */
  readonly levels: readonly number[]
  /** Undefined: whichever it is. */
  readonly category: CategoryId | undefined
  /** Undefined: both. */
  readonly half: Half | undefined
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
export interface Filtered {
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
    return refine({ levels, category, half: undefined, creators: those, costOfEach }, 0)
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
export function chooseCells(cells: readonly Cell[], budget: number): Cell[] {
  const chosen: Cell[] = []
  const read = new Set<LikeCreators>()
  for (let left = budget; ; ) {
    const next = findRichest(cells, { read, budget: left })
    if (!next || next.yields < leastYield)
      return chosen.filter((cell) => !chosen.some((other) => other !== cell && isWithin(cell, other)))
    chosen.push(next.cell)
    for (const group of next.cell.creators) read.add(group)
    left -= next.cost
  }
}

interface Offer {
  readonly cell: Cell
  /** How many creators are read for it, about. */
  readonly cost: number
  /** How many of the best it brings for each of them. */
  readonly yields: number
}

/** The cell that brings most for what it costs; of equals the first, which also finds whom no sample has. */
export function findRichest(
  cells: readonly Cell[],
  { read, budget }: { read: ReadonlySet<LikeCreators>; budget: number },
): Offer | undefined {
  let richest: Offer | undefined
  for (const cell of cells) {
    const unread = cell.creators.filter((group) => !read.has(group))
    const cost = countCreators(unread) * cell.costOfEach
    const yields = countBest(unread) / (cost + costOfCell)
    if (cost <= budget && yields > (richest?.yields ?? 0)) richest = { cell, cost, yields }
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

/** Creators are told apart by halves within a category. */
function splitCell(cell: Cell): Cell[] {
  return cell.category === undefined ? [cell] : halves.map((half) => ({ ...cell, half }))
}

/** What is waited for, and the work that others wait for: somebody in both lanes is read twice. */
function toCostOfLanes(lanes: readonly (readonly Cell[])[]): number {
  const costs = lanes.map(toCost)
  return Math.max(...costs) + costs.reduce((sum, cost) => sum + cost, 0) / 2
}

/** What it costs to read whoever is in one of the cells, once. */
function toCost(cells: readonly Cell[]): number {
  let sum = 0
  for (const half of halves) {
    const costs = new Map<LikeCreators, number>()
    for (const { creators, costOfEach } of cells.filter((cell) => cell.half === undefined || cell.half === half))
      for (const group of creators) costs.set(group, Math.max(costs.get(group) ?? 0, (group.count / 2) * costOfEach))
    for (const cost of costs.values()) sum += cost
  }
  return sum
}

/** Whoever is in one of the cells, once. */
export function listCreators(cells: readonly Cell[]): ReadonlySet<LikeCreators> {
  return new Set(cells.flatMap(({ creators }) => creators))
}

function countCreators(creators: Iterable<LikeCreators>): number {
  let sum = 0
  for (const { count } of creators) sum += count
  return sum
}

export function countBest(creators: Iterable<LikeCreators>): number {
  let sum = 0
  for (const { best } of creators) sum += best
  return sum
}
