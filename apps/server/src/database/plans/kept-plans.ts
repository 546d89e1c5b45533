import { createHash, randomUUID } from 'node:crypto'
import { type PostgresCursor, type PostgresPool, type PostgresPoolClient, type PostgresQueryResult, sql } from 'kysely'
import type pg from 'pg'

const mark = '/* kept plan */'

/** Longest beginning of a statement with the mark; others, which may be megabytes long, are not searched further. */
const markedLength = 40

/**
 * Marks, after its first word, a statement that each connection parses once. After five runs PostgreSQL keeps its plan too, unless the values
 * matter to it. Planning a statement on `creators` opens its 22 indexes, which takes as long as reading a hundred rows
 * by id. For few texts that are often sent, whose best plan is the same for all values: each takes memory in each
 * connection.
 */
export const keepPlan = sql.raw(mark)

/** Wraps a pool so that statements marked by `keepPlan` are prepared under a name in each connection. */
export function keepPlans(pool: pg.Pool): PostgresPool {
  const known = new WeakMap<pg.PoolClient, PlanKeeper>()
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect()
      const keeper = known.get(client) ?? new PlanKeeper(client)
      known.set(client, keeper)
      return keeper
    },
  }
}

class PlanKeeper implements PostgresPoolClient {
  readonly #client: pg.PoolClient
  readonly #names = new Map<string, string>()
  /** The connections of the embedded database share a session, and thus the names of its statements. */
  readonly #owner = randomUUID().slice(0, 8)

  constructor(client: pg.PoolClient) {
    this.#client = client
  }

  query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>
  query<R>(
    given: string | PostgresCursor<R>,
    values: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
    const client: PostgresPoolClient = this.#client
    if (typeof given !== 'string') return client.query<R>(given)
    return isMarked(given) ? this.#run(given, values) : client.query<R>(given, values).then(takeRows)
  }

  async #run<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    const { rows } = takeRows(await this.#client.query({ name: this.#getName(text), text, values: [...values] }))
    return { command: 'SELECT', rowCount: rows.length, rows }
  }

  #getName(text: string): string {
    const known = this.#names.get(text)
    if (known !== undefined) return known
    const name = `${this.#owner}_${createHash('sha256').update(text).digest('hex').slice(0, 16)}`
    this.#names.set(text, name)
    return name
  }

  release(destroy?: boolean): void {
    this.#client.release(destroy)
  }
}

/**
 * Moves the rows out of a result of the driver. The collector's short runs keep the driver's last results, though nothing
 * uses them, and moved all their rows to the old generation, which then grew by half a megabyte with each search.
 */
function takeRows<Result extends { rows: unknown[] }>(result: Result): Result {
  const taken = { ...result }
  result.rows = []
  return taken
}

export const isMarked = (text: string): boolean => text.slice(0, markedLength).includes(mark)
