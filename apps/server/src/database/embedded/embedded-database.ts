import { type ChildProcess, fork } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { readChildMessage } from '../../child-message.ts'
import { seconds } from '../../durations.ts'
import type { Logger } from '../../logger.ts'
import { ChildMessage } from './child-protocol.ts'
import { FolderInUseError, findFolderOwner, removeFolderOwner, writeFolderOwner } from './folder-owner.ts'

const childFile = join(import.meta.dirname, 'child.ts')

/** Made by `tools/build-empty-database.ts`; spares a new folder the three seconds of creating a cluster. */
export const templateFile = join(import.meta.dirname, '..', '..', '..', 'dist', 'empty-database.tar')

interface Patience {
  healthIntervalMs: number
  /** One slow statement blocks every other, so a pause alone is no failure; callers are only told to come back. */
  unresponsiveAfterMs: number
  hungAfterMs: number
}

const usualPatience: Patience = {
  healthIntervalMs: seconds(1),
  unresponsiveAfterMs: seconds(5),
  hungAfterMs: seconds(20),
}

const stopPatience = seconds(10)
const restartPause = seconds(1)

/** Answers after which PGlite was measured to hang or to lose statements: disk full, internal error, I/O error. */
const fatalCodes = new Set(['53100', 'XX000', '58030'])

interface EmbeddedDatabaseOptions {
  dataDir: string
  log: Logger
  patience?: Patience
}

/**
 * Starts PGlite in a process of its own on `dataDir` and watches it: a process that ends, hangs or reports a fatal error
 * is replaced.
 * @throws FolderInUseError when another process has the folder open, Error when the folder cannot be opened.
 */
export async function startEmbeddedDatabase(options: EmbeddedDatabaseOptions): Promise<EmbeddedDatabase> {
  const socketDir = await mkdtemp(join(tmpdir(), 'troupe-'))
  const database = new EmbeddedDatabase(options, socketDir)
  try {
    await database.start()
    return database
  } catch (error) {
    await rm(socketDir, { recursive: true, force: true })
    throw error
  }
}

/** The watched process of PGlite. */
export class EmbeddedDatabase {
  /** Folder to give the `pg` driver as host; it stays the same over restarts. */
  readonly socketDir: string
  readonly #dataDir: string
  readonly #log: Logger
  readonly #patience: Patience
  #child: ChildProcess | undefined
  #available = false
  #stopping = false
  #lastAnswer = 0
  #restarts = 0
  #healthTimer: NodeJS.Timeout | undefined

  constructor({ dataDir, log, patience = usualPatience }: EmbeddedDatabaseOptions, socketDir: string) {
    this.socketDir = socketDir
    this.#dataDir = dataDir
    this.#log = log
    this.#patience = patience
  }

  async start(): Promise<void> {
    await this.#launch()
    this.#healthTimer = setInterval(() => void this.#checkHealth(), this.#patience.healthIntervalMs)
  }

  /** False while the process hangs or is being replaced. */
  isAvailable(): boolean {
    return this.#available
  }

  /** How often the process was replaced. */
  countRestarts(): number {
    return this.#restarts
  }

  processId(): number | undefined {
    return this.#child?.pid
  }

  /** To be told of every failed statement: after a fatal one the process is replaced. */
  noticeError(error: unknown): void {
    const isFatal = error instanceof pg.DatabaseError && fatalCodes.has(error.code ?? '')
    if (isFatal) this.#kill(`fatal error ${error.code}`)
  }

  async stop(): Promise<void> {
    if (this.#stopping) return
    this.#stopping = true
    this.#available = false
    clearInterval(this.#healthTimer)
    if (this.#child) await endProcess(this.#child)
    removeFolderOwner(this.#dataDir)
    await rm(this.socketDir, { recursive: true, force: true })
  }

  async #launch(): Promise<void> {
    const stdio = ['ignore', 'ignore', 'inherit', 'ipc'] as const
    const child = fork(childFile, [this.#dataDir, this.socketDir, templateFile], { stdio: [...stdio] })
    const message = await readChildMessage(child, ChildMessage, 'The embedded database')
    if (message.type === 'locked') throw new FolderInUseError(this.#dataDir, findFolderOwner(this.#dataDir))
    if (message.type === 'failed') {
      throw new Error(`The embedded database in ${this.#dataDir} could not be opened: ${message.reason}`)
    }
    writeFolderOwner(this.#dataDir, { pid: process.pid, socketDir: this.socketDir })
    child.once('exit', () => void this.#replace())
    this.#child = child
    this.#lastAnswer = Date.now()
    this.#available = true
  }

  /** Its end is what has it replaced. */
  #kill(reason: string): void {
    if (this.#stopping || !this.#child || this.#child.killed) return
    this.#available = false
    this.#log.error({ reason }, 'embedded database is ended to be replaced')
    this.#child.kill('SIGKILL')
  }

  async #replace(): Promise<void> {
    this.#available = false
    while (!this.#stopping && !this.#available) {
      this.#log.error({}, 'embedded database ended and is started again')
      try {
        await this.#launch()
        this.#restarts++
      } catch (error) {
        this.#log.error({ err: error }, 'embedded database did not start; trying again')
        await wait(restartPause)
      }
    }
  }

  async #checkHealth(): Promise<void> {
    const checked = this.#child
    const answered = await answers(this.socketDir, this.#patience.healthIntervalMs)
    if (this.#stopping || checked !== this.#child || checked?.killed || hasEnded(checked)) return
    if (answered) this.#lastAnswer = Date.now()
    const silenceMs = Date.now() - this.#lastAnswer
    if (silenceMs > this.#patience.hungAfterMs) this.#kill(`no answer for ${silenceMs} ms`)
    else this.#available = silenceMs < this.#patience.unresponsiveAfterMs
  }
}

const hasEnded = (child: ChildProcess | undefined) => child?.exitCode !== null || child.signalCode !== null

/** Closing the channel asks it to end by itself. */
async function endProcess(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  if (child.connected) child.disconnect()
  await Promise.race([ended, wait(stopPatience, undefined, { ref: false })])
  child.kill('SIGKILL')
}

async function answers(socketDir: string, timeoutMs: number): Promise<boolean> {
  const client = new pg.Client({
    host: socketDir,
    user: 'postgres',
    database: 'postgres',
    connectionTimeoutMillis: timeoutMs,
    query_timeout: timeoutMs,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    return false
  } finally {
    client.end().catch(() => {})
  }
}
