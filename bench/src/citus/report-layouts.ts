import { report } from '../measure/figures.ts'
import type { Layout } from './measure-layout.ts'

const targets = { recall30: 0.98, coordinatorMs: 6, import: 0.7, erasureMs: 50 }

/** A layout and the one with which its targets compare it. */
interface Compared {
  /** Such as "8 parts". */
  readonly name: string
  readonly layout: Layout
  readonly reference: Layout
  readonly referenceName: string
  /** How many times the reference's p95 may be reached. */
  readonly slower: number
}

export function printLayouts(layouts: ReadonlyMap<string, Layout>): void {
  console.table(
    Object.fromEntries(
      [...layouts].map(([name, { p50, p95, cost, recall, stored, erasureP95 }]) => [
        name,
        { p50, p95, ...cost, 'recall of 30': recall.at30, 'recall of 100': recall.at100, stored, erasureP95 },
      ]),
    ),
  )
}

export function reportLayout({ name, layout, reference, referenceName, slower }: Compared): void {
  report({
    what: `${name}: p95 (ms; reference: ${referenceName})`,
    value: layout.p95,
    reference: reference.p95,
    target: `<= ${slower} times`,
    isReached: layout.p95 <= slower * reference.p95,
  })
  report({
    what: `${name}: recall of 30`,
    value: layout.recall.at30,
    reference: reference.recall.at30,
    target: `>= ${targets.recall30}`,
    isReached: layout.recall.at30 >= targets.recall30,
  })
  report({
    what: `${name}: stored a second`,
    value: layout.stored,
    reference: reference.stored,
    target: `>= ${targets.import} of it`,
    isReached: layout.stored >= targets.import * reference.stored,
  })
  report({
    what: `${name}: erasure, p95 (ms)`,
    value: layout.erasureP95,
    reference: reference.erasureP95,
    target: `< ${targets.erasureMs}`,
    isReached: layout.erasureP95 < targets.erasureMs,
  })
  report({
    what: `${name}: work of the coordinator (ms)`,
    value: layout.cost.coordinator,
    target: `<= ${targets.coordinatorMs}`,
    isReached: layout.cost.coordinator <= targets.coordinatorMs,
  })
}

/**
 * How speed and work change with the number of parts.
 * @param layouts by number of parts
 */
export function reportCounts(layouts: ReadonlyMap<number, Layout>): void {
  const name = `${[...layouts.keys()].join(', ')} parts: `
  const list = (toValue: (layout: Layout, shards: number) => number) =>
    [...layouts].map(([shards, layout]) => toValue(layout, shards)).join(', ')
  report({ what: `${name}p95 (ms)`, value: list(({ p95 }) => p95) })
  report({ what: `${name}work of each (ms)`, value: list(({ cost }, shards) => round(cost.workers / shards)) })
}

const round = (value: number) => Math.round(value * 10) / 10
