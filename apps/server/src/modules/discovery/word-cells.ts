import type { CategoryId } from '@troupe/contract/categories'
import { absent, type LikeCreators } from './likely-best.ts'
import { highestLevel } from './term-levels.ts'

/** The creators whose texts are about some units at least so much, and of a first category: an index names them. */
export interface Cell {
  /** By the place of a unit among those looked for; `absent`: it need not be there. */
  readonly levels: readonly number[]
  /** Undefined: whichever it is. */
  readonly category: CategoryId | undefined
  /** Of one unit the texts are about it less than so much. */
  readonly below?: { readonly place: number; readonly level: number } | undefined
  readonly creators: readonly LikeCreators[]
}

/** What a cell costs besides its creators, in creators: the lists of its words are read. */
const costOfCell = 40
/** Whoever is not expected to bring so many of the best for each who is read is left. */
const leastYield = 0.003
/** So many are read in two parts side by side: 28 milliseconds of a million creators instead of 36. */
const manyRead = 800

/** Every cell that may be worth reading, those that ask for least first. */
export function listCells(creators: readonly LikeCreators[], categories: readonly CategoryId[]): Cell[] {
  const levels = creators[0]?.levels.map(() => absent) ?? []
  const cells = [undefined, ...categories].flatMap((category) => {
    const those = category === undefined ? creators : creators.filter((group) => group.category === category)
    return refine({ levels, category, creators: those }, 0)
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
    const cost = countCreators(unread)
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
  const total = countCreators(listCreators(cells))
  if (total < manyRead) return [[...cells]]
  let halves: [Cell[], Cell[]] = [[], []]
  const parts = cells.flatMap((cell) => (countCreators(cell.creators) > total / 2 ? splitCell(cell) : [cell]))
  for (const cell of parts.toSorted((one, other) => countCreators(other.creators) - countCreators(one.creators))) {
    const [first, second] = halves
    const choices: [Cell[], Cell[]][] = [
      [[...first, cell], second],
      [first, [...second, cell]],
    ]
    halves = choices.reduce((best, choice) => (costOfHalves(choice) < costOfHalves(best) ? choice : best))
  }
  return halves
}

/** Those of a cell whose texts are about one of the units at least so much, and the others: about as many of each. */
function splitCell(cell: Cell): Cell[] {
  const half = countCreators(cell.creators) / 2
  const splits = cell.levels.flatMap((lowest, place) =>
    Array.from({ length: highestLevel - lowest }, (_, index) => {
      const level = lowest + index + 1
      const { more = [], less = [] } = Object.groupBy(cell.creators, ({ levels }) =>
        (levels[place] ?? absent) >= level ? 'more' : 'less',
      )
      const parts: Cell[] = [
        { ...cell, levels: cell.levels.with(place, level), creators: more },
        { ...cell, below: { place, level }, creators: less },
      ]
      return { parts, unevenness: Math.abs(countCreators(more) - half) }
    }),
  )
  const [best] = splits.sort((one, other) => one.unevenness - other.unevenness)
  return best?.parts ?? [cell]
}

/** What is waited for, and the work that others wait for: somebody in both halves is read twice. */
function costOfHalves(halves: readonly (readonly Cell[])[]): number {
  const counts = halves.map((cells) => countCreators(listCreators(cells)))
  return Math.max(...counts) + counts.reduce((sum, count) => sum + count, 0) / 2
}

/** Whoever is in one of the cells, once. */
export function listCreators(cells: readonly Cell[]): ReadonlySet<LikeCreators> {
  return new Set(cells.flatMap(({ creators }) => creators))
}

export function countCreators(creators: Iterable<LikeCreators>): number {
  let sum = 0
  for (const { count } of creators) sum += count
  return sum
}

export function countBest(creators: Iterable<LikeCreators>): number {
  let sum = 0
  for (const { best } of creators) sum += best
  return sum
}
