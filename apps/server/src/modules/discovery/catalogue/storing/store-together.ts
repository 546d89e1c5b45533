import type { Kysely } from 'kysely'
import type { Tables } from '../../../../database/tables/tables.ts'
import { RecentlyStored } from './recently-stored.ts'
import type { IncomingCreator } from './store-creators.ts'
import { type StoreForUserOptions, storeForUser } from './store-for-user.ts'

/** Ids of the given creators, in order and without erased ones, and the number of new creators. */
export interface StoredAnswer {
  readonly ids: readonly number[]
  readonly created: number
}

interface Waiting {
  readonly creators: readonly IncomingCreator[]
  readonly options: StoreForUserOptions
  resolve(stored: StoredAnswer): void
  reject(error: unknown): void
}

/**
 * Stores creators by `storeForUser`. Calls for the same source and user that arrive during a transaction are combined in the next
 * one: a transaction costs nearly as much for ten creators as for thirty.
 */
export class StoreTogether {
  readonly #db: Kysely<Tables>
  /** Waiting calls by source and user; a key exists while a transaction runs for it. */
  readonly #waiting = new Map<string, Waiting[]>()
  readonly #recent = new RecentlyStored()

  constructor(db: Kysely<Tables>) {
    this.#db = db
  }

  store(creators: readonly IncomingCreator[], options: StoreForUserOptions): Promise<StoredAnswer> {
    return new Promise((resolve, reject) => {
      const one = { creators, options, resolve, reject }
      const key = `${options.source} ${options.workspaceId}`
      const others = this.#waiting.get(key)
      if (others) others.push(one)
      else void this.#storeAll(key, [one])
    })
  }

  async #storeAll(key: string, first: readonly Waiting[]): Promise<void> {
    for (let next = first; next.length > 0; next = this.#waiting.get(key) ?? []) {
      this.#waiting.set(key, [])
      await this.#storeGroup(next)
    }
    this.#waiting.delete(key)
  }

  /** Never rejects: if a group fails, its calls are retried one by one, so that no call fails because of another. */
  async #storeGroup(group: readonly Waiting[]): Promise<void> {
    const [first] = group
    if (!first) return
    try {
      const { ids, created } = await this.#storeChanged(
        group.flatMap(({ creators }) => creators),
        first.options,
      )
      for (const { creators, resolve } of group) {
        const own = creators.flatMap((creator) => ids.get(creator) ?? [])
        resolve({ ids: own, created: new Set(own.filter((id) => created.has(id))).size })
      }
    } catch (error) {
      if (group.length === 1) return first.reject(error)
      for (const one of group) await this.#storeGroup([one])
    }
  }

  /** Stores the creators that are new or changed. */
  async #storeChanged(creators: readonly IncomingCreator[], options: StoreForUserOptions) {
    const ids = await this.#recent.find(this.#db, creators, options)
    const others = creators.filter((creator) => !ids.has(creator))
    if (others.length === 0) return { ids, created: new Set() }
    const stored = await storeForUser(this.#db, others, options)
    this.#recent.note(others, stored, options)
    others.forEach((creator, index) => {
      const id = stored.ids[index]
      if (id !== undefined) ids.set(creator, id)
    })
    return { ids, created: new Set(stored.createdIds) }
  }
}
