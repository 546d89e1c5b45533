import type { SearchContext } from '../search/context/search-context.ts'
import { tellNewResults } from './tell-new-results.ts'

interface NewResultsTeller {
  /** Looks for new results once more, after the looks under way, and logs a failure. */
  look(): void
  /** Resolves once no look is under way. */
  ended(): Promise<void>
}

/** Reports new results in the background, since a look takes as long as many searches; until the signal aborts. */
export function createNewResultsTeller(context: SearchContext, signal: AbortSignal): NewResultsTeller {
  let looking = Promise.resolve()
  return {
    look() {
      looking = looking
        .then(() => tellNewResults(context, signal))
        .catch((error) => context.log.warn({ err: error }, 'new results of saved searches could not be looked for'))
    },
    ended: () => looking,
  }
}
