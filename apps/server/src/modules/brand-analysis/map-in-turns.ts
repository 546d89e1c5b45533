import { setImmediate as nextTurn } from 'node:timers/promises'

/** Maximum time in milliseconds for which the thread is blocked, apart from a single long item. */
const turnMs = 15

/** Processes items one by one, yielding the thread to other work in between. */
export async function mapInTurns<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Result,
): Promise<Result[]> {
  const results: Result[] = []
  let begun = performance.now()
  for (const item of items) {
    results.push(work(item))
    if (performance.now() - begun < turnMs) continue
    await nextTurn()
    begun = performance.now()
  }
  return results
}
