import { type InvalidateOptions, type InvalidateQueryFilters, QueryClient, type QueryKey } from '@tanstack/react-query'

/** The application's cache of answers. Failed readings are not repeated: screens show the error and offer to try again. */
export class AppQueryClient extends QueryClient {
  constructor() {
    super({ defaultOptions: { queries: { retry: false } } })
  }

  /**
   * Reads shown answers again after a change, including those that are being read for the first time: their answer can
   * be older than the change, and the library would keep it.
   */
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
}
