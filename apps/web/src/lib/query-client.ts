import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  notifyManager,
  onlineManager,
  type Query,
  QueryClient,
  type QueryKey,
  type SetDataOptions,
  type Updater,
} from '@tanstack/react-query'

// The library tells of changes by a timer, which a browser runs after clicks that are already waiting: a double click would
// reach a button that is about to be disabled. Only what an event itself changes is told sooner: what is done with an
// answer may need an element that the answer removes.
notifyManager.setScheduler((tell) => {
  if (window.event) queueMicrotask(tell)
  else window.setTimeout(tell)
})

const loopbackHost = /^((.+\.)?localhost|127(\.\d+){3}|\[::1\])$/

/** Calls wait while the device is offline, but for those to a server on the device itself. */
export function waitForNetwork(hostname: string): void {
  if (loopbackHost.test(hostname)) onlineManager.setEventListener(() => undefined)
}

/**
 * The application's cache of answers. Failed readings are not repeated: screens show the error and offer to try again.
 * An answer that was asked for before a change can be older than it, so that it never replaces the change: it is asked
 * for again.
 */
export class AppQueryClient extends QueryClient {
  constructor() {
    super({ defaultOptions: { queries: { retry: false } } })
  }

  /** Also reads those again that are being read for the first time, whose answer the library would keep. */
  override invalidateQueries<Key extends QueryKey = QueryKey>(
    filters?: InvalidateQueryFilters<Key>,
    options?: InvalidateOptions,
  ): Promise<void> {
    const predicate: NonNullable<typeof filters>['predicate'] = (query) =>
      query.isActive() && query.state.data === undefined && (filters?.predicate?.(query) ?? true)
    // Silently: callers that wait for the first reading get the answer of the second.
    void this.cancelQueries({ ...filters, predicate, fetchStatus: 'fetching' }, { silent: true })
    return super.invalidateQueries(filters, options)
  }

  /** Also reads the answer again if it is being read, in the same way: a next page stays the next one. */
  override setQueryData<Known, Data>(
    queryKey: QueryKey,
    updater: Updater<Known | undefined, Data | undefined>,
    options?: SetDataOptions,
  ): Data | undefined {
    const data = super.setQueryData<Known, QueryKey, Data>(queryKey, updater, options)
    const query = this.getQueryCache().find({ queryKey, exact: true, fetchStatus: 'fetching' })
    if (query) readAgain(query)
    return data
  }
}

/** Gives up the reading in progress, silently, and begins it once more. */
function readAgain(query: Query): void {
  const { fetchMeta: meta } = query.state
  void query.cancel({ silent: true })
  // A failure is kept in the query's state.
  query.fetch(undefined, meta ? { meta } : undefined).catch(() => undefined)
}
