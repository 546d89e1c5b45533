import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Clock } from '../lib/clock.ts'

export interface ImageCacheOptions {
  readonly folder: string
  readonly maxBytes: number
  /** Milliseconds after which a file is fetched again. */
  readonly maxAge: number
  readonly clock: Clock
}

interface Entry {
  readonly size: number
  /** Epoch milliseconds. */
  readonly writtenAt: number
}

const fileName = /^[0-9a-f]{64}$/

/**
 * Caches files in one folder, named by hexadecimal SHA-256, up to a total size. The least recently used are removed
 * first.
 */
export class ImageCache {
  readonly #options: ImageCacheOptions
  /** In order of use; read from the folder at the first use. */
  readonly #entries = new Map<string, Entry>()
  #total = 0
  #opening: Promise<void> | undefined

  constructor(options: ImageCacheOptions) {
    this.#options = options
  }

  /** Resolves to the bytes stored under a name; undefined when there are none, or they are too old. */
  async read(name: string): Promise<Buffer | undefined> {
    await this.#open()
    const entry = this.#entries.get(name)
    if (!entry) return undefined
    if (this.#isExpired(entry)) {
      await this.#drop(name, entry)
      return undefined
    }
    this.#entries.delete(name)
    this.#entries.set(name, entry)
    // Another process or the operator may have removed it.
    return readFile(this.#toPath(name)).catch(() => this.#forget(name))
  }

  /**
   * Stores bytes under a name and then removes the least recently used files that exceed the limit. A file gets its
   * name only when it is complete, so no reader sees half of it.
   */
  async write(name: string, bytes: Buffer): Promise<void> {
    await this.#open()
    const draft = join(this.#options.folder, `draft-${randomUUID()}`)
    try {
      await writeFile(draft, bytes)
      await rename(draft, this.#toPath(name))
    } catch (error) {
      await rm(draft, { force: true })
      throw error
    }
    this.#forget(name)
    this.#add(name, { size: bytes.length, writtenAt: this.#options.clock.now().getTime() })
    for (const [oldest, entry] of this.#entries) {
      if (this.#total <= this.#options.maxBytes) break
      await this.#drop(oldest, entry)
    }
  }

  /** Removes every file that is too old to be read. */
  async removeExpired(): Promise<void> {
    await this.#open()
    for (const [name, entry] of [...this.#entries]) if (this.#isExpired(entry)) await this.#drop(name, entry)
  }

  #isExpired({ writtenAt }: Entry): boolean {
    return this.#options.clock.now().getTime() - writtenAt > this.#options.maxAge
  }

  #open(): Promise<void> {
    this.#opening ??= this.#list().catch((error: unknown) => {
      this.#opening = undefined
      throw error
    })
    return this.#opening
  }

  async #list(): Promise<void> {
    const { folder } = this.#options
    await mkdir(folder, { recursive: true })
    const found: [string, Entry][] = []
    for (const name of await readdir(folder)) {
      const facts = await stat(join(folder, name)).catch(() => undefined)
      if (!facts) continue
      if (fileName.test(name)) found.push([name, { size: facts.size, writtenAt: facts.mtimeMs }])
      // Left by a process that ended while writing.
      else if (name.startsWith('draft-')) await rm(join(folder, name), { force: true })
    }
    for (const [name, entry] of found.sort(([, a], [, b]) => a.writtenAt - b.writtenAt)) this.#add(name, entry)
  }

  #add(name: string, entry: Entry): void {
    this.#entries.set(name, entry)
    this.#total += entry.size
  }

  #forget(name: string): undefined {
    this.#total -= this.#entries.get(name)?.size ?? 0
    this.#entries.delete(name)
  }

  async #drop(name: string, { size }: Entry): Promise<void> {
    if (!this.#entries.delete(name)) return
    this.#total -= size
    await rm(this.#toPath(name), { force: true })
  }

  #toPath(name: string): string {
    return join(this.#options.folder, name)
  }
}
