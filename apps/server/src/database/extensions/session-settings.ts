/**
 * Settings of each session. A scan of the vector index returns at most so many rows, unless a search sets another limit;
 * filters then leave a part of them, since continuing the scan took three times as long as the first. Pages come from
 * memory or an SSD: with the default cost of 4, searches of 10,000 creators read them all (35 ms instead of 8), and
 * prefetching each page took a quarter of the time of reading it from memory. Starting parallel workers or the JIT compiler
 * takes longer than most queries (searches of 1,000,000: 35 ms instead of 14). The cache of pg_textsearch 1.4.0 keeps
 * entries of an index that was built anew (REINDEX, TRUNCATE): searches then failed or missed rows. Where filters leave out
 * rows, it scores as many more as the planner estimates, times this margin; with the default of 3 the scan takes half as
 * long again, and where 1.2 is too few it goes on. Citus would lock the parts of a divided table that a statement changes
 * until the transaction ends, since it does not know that transactions lock creators in one order (`lockCreators`): writers
 * of different creators waited for each other, and those that changed one part after another in a ring.
 */
export const sessionSettings: Readonly<Record<string, string>> = {
  'hnsw.ef_search': '200',
  'hnsw.iterative_scan': 'off',
  random_page_cost: '1.1',
  effective_io_concurrency: '0',
  max_parallel_workers_per_gather: '0',
  jit: 'off',
  'pg_textsearch.memtable_cache_enabled': 'off',
  'pg_textsearch.filtered_seed_margin': '1.2',
  'citus.enable_deadlock_prevention': 'off',
}
