import { setImmediate as nextTurn } from 'node:timers/promises'

/** The rest of the server waits at most about so long. */
const turnMs = 15

/** Does long work item by item, with a look at what else waits in between: others share the thread. */
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
