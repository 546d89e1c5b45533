import pg from 'pg'
import { type Database, findDatabaseProblems } from '../database/database.ts'
import { seconds } from '../lib/durations.ts'
import type { Logger } from '../lib/logger.ts'
import { withTimeout } from '../lib/with-timeout.ts'

/** Whether this server should receive requests. */
interface Readiness {
  /** Resolves to the problems, worded for operators; empty when there are none. */
  findProblems(): Promise<string[]>
  /** Reasons for slow answers, worded for operators; empty when there are none. */
  findDelays(): string[]
  isDraining(): boolean
  /** Makes the server report that it is about to stop. */
  drain(): void
}

interface ReadinessParts {
  readonly database: Database
  readonly log: Logger
  /** Makes a search; rejects when it fails. */
  checkSearch(): Promise<void>
}

/** Ready while the database answers, a search succeeds, and no stop was requested. */
export function createReadiness({ database, log, checkSearch }: ReadinessParts): Readiness {
  let isDraining = false
  const search = new SearchCheck(checkSearch, log)
  // Checked before the first request, so that a new server is ready sooner.
  void search.findProblems()
  return {
    async findProblems() {
      const unreachable = await findDatabaseProblems(database)
      const problems = unreachable.length > 0 ? unreachable : await search.findProblems()
      return isDraining ? ['The server is about to stop', ...problems] : problems
    },
    findDelays() {
      const slowMs = database.slowMs()
      if (slowMs === 0) return []
      return [`The database is slow: its last answer was ${Math.round(slowMs / 1000)} s ago`]
    },
    isDraining: () => isDraining,
    drain() {
      isDraining = true
    },
  }
}

/** Milliseconds for which a successful search stays valid: proxies ask several times a second. */
const goodForMs = seconds(30)
/**
 * Milliseconds to wait for a search. A busy database answers later, which is no problem of its own: until then the last
 * known result stands.
 */
const patienceMs = 300

/** Checks whether searches work by making one now and then. */
class SearchCheck {
  readonly #search: () => Promise<void>
  readonly #log: Logger
  #problem: string | undefined = 'No search has been answered yet'
  #goodUntil = Number.NEGATIVE_INFINITY
  #underWay: Promise<void> | undefined

  constructor(search: () => Promise<void>, log: Logger) {
    this.#search = search
    this.#log = log
  }

  async findProblems(): Promise<string[]> {
    if (performance.now() >= this.#goodUntil) {
      this.#underWay ??= this.#check().finally(() => {
        this.#underWay = undefined
      })
      await withTimeout(this.#underWay, patienceMs)
    }
    return this.#problem === undefined ? [] : [this.#problem]
  }

  async #check(): Promise<void> {
    try {
      await this.#search()
      this.#problem = undefined
      this.#goodUntil = performance.now() + goodForMs
    } catch (error) {
      // A search that waited too long or lost its connection says nothing about the next one.
      if (isPassing(error)) return this.#log.debug({ err: error }, 'the search that tells readiness could not be made')
      this.#problem = 'Searches fail; the log says why'
      this.#log.error({ err: error }, 'a search fails: this server is not ready')
    }
  }
}

/**
 * Classes of SQLSTATE for transient errors, not for errors of the tables: connection, rollback, resources, locks, operator action
 * (https://www.postgresql.org/docs/current/errcodes-appendix.html).
 */
const passingClasses = ['08', '40', '53', '55', '57']

/** Whether the same statement may succeed a moment later. */
function isPassing(error: unknown): boolean {
  return !(error instanceof pg.DatabaseError) || passingClasses.includes(error.code?.slice(0, 2) ?? '')
}
