import type { ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { readChildMessage } from '../../children/child-message.ts'
import { forkChild } from '../../children/fork-child.ts'
import { hours, minutes, seconds } from '../../lib/durations.ts'
import type { Logger } from '../../lib/logger.ts'
import { ChildMessage } from './child-protocol.ts'
import {
  FolderInUseError,
  findFolderOwner,
  refuseFolderInUse,
  removeFolderOwner,
  writeFolderOwner,
} from './folder-owner.ts'
import type { LivenessLimits, Verdict } from './liveness.ts'
import { describeOpenFailure } from './open-failure.ts'
import { ProcessWatch } from './watch-process.ts'

const childFile = join(import.meta.dirname, 'child.ts')

/** Created by `tools/build-empty-database.ts`; saves a new folder the three seconds of creating a cluster. */
export const templateFolder = join(import.meta.dirname, '..', '..', '..', 'dist', 'empty-database')

/** Reasons for these values: docs/decisions/0002-embedded-database.md. */
const usualLimits: LivenessLimits = {
  lookEachMs: seconds(3),
  slowAfterMs: seconds(5),
  deadAfterMs: seconds(30),
  stuckAfterCpuMs: minutes(5),
}

/** Maximum factor by which the limits grow; each replacement doubles it. */
const mostPatience = 16
/** A replacement after this lifetime counts as unrelated to the previous one. */
const settledAfter = hours(1)

const stopPatience = seconds(10)
const restartPause = seconds(1)

/** SQLSTATEs after which PGlite was measured to hang or lose statements: disk full, internal error, I/O error. */
const fatalCodes = new Set(['53100', 'XX000', '58030'])

interface EmbeddedDatabaseOptions {
  dataDir: string
  log: Logger
  limits?: LivenessLimits
}

/**
 * Starts PGlite in a process of its own on `dataDir` and watches it. A process that ends, is dead or reports a fatal
 * error is replaced; a slow one is waited for.
 * @throws FolderInUseError when another process has the folder open, Error when the folder cannot be opened.
 */
export async function startEmbeddedDatabase(options: EmbeddedDatabaseOptions): Promise<EmbeddedDatabase> {
  // The child process would notice too, but only after it has started: seconds on a busy machine.
  await refuseFolderInUse(options.dataDir)
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

/** PGlite's process, watched and replaced as needed. */
export class EmbeddedDatabase {
  /** Folder to give the `pg` driver as host; it stays the same when the process is replaced. */
  readonly socketDir: string
  readonly #dataDir: string
  readonly #log: Logger
  readonly #limits: LivenessLimits
  #child: ChildProcess | undefined
  #watch: ProcessWatch | undefined
  #available = false
  #stopping = false
  #launchedAt = 0
  #patience = 1
  #restarts = 0

  constructor({ dataDir, log, limits = usualLimits }: EmbeddedDatabaseOptions, socketDir: string) {
    this.socketDir = socketDir
    this.#dataDir = dataDir
    this.#log = log
    this.#limits = limits
  }

  start(): Promise<void> {
    return this.#launch()
  }

  /** False while the process is being replaced. */
  isAvailable(): boolean {
    return this.#available
  }

  /** Milliseconds since the last answer of a slow database; 0 when it is not slow. */
  slowMs(): number {
    return this.#available ? (this.#watch?.slowMs() ?? 0) : 0
  }

  /** The number of times the process was replaced. */
  countRestarts(): number {
    return this.#restarts
  }

  processId(): number | undefined {
    return this.#child?.pid
  }

  /** Call this for every failed statement: after a fatal error the process is replaced. */
  noticeError(error: unknown): void {
    const isFatal = error instanceof pg.DatabaseError && fatalCodes.has(error.code ?? '')
    if (isFatal) this.#kill(`fatal error ${error.code}`)
  }

  async stop(): Promise<void> {
    if (this.#stopping) return
    this.#stopping = true
    this.#available = false
    this.#watch?.stop()
    if (this.#child) await endProcess(this.#child)
    removeFolderOwner(this.#dataDir)
    await rm(this.socketDir, { recursive: true, force: true })
  }

  async #launch(): Promise<void> {
    const child = forkChild(childFile, [this.#dataDir, this.socketDir, templateFolder])
    const { lookEachMs, slowAfterMs, deadAfterMs, stuckAfterCpuMs } = this.#limits
    const watch = new ProcessWatch({
      child,
      socketDir: this.socketDir,
      limits: {
        lookEachMs,
        slowAfterMs,
        deadAfterMs: deadAfterMs * this.#patience,
        stuckAfterCpuMs: stuckAfterCpuMs * this.#patience,
      },
      onVerdict: (verdict, silentMs) => this.#judge(verdict, silentMs),
    })
    this.#child = child
    this.#watch = watch
    this.#launchedAt = performance.now()
    const message = await readChildMessage(child, ChildMessage, 'The embedded database')
    if (message.type === 'locked') throw new FolderInUseError(this.#dataDir, findFolderOwner(this.#dataDir))
    if (message.type === 'failed') throw new Error(describeOpenFailure(this.#dataDir, message.reason))
    writeFolderOwner(this.#dataDir, { pid: process.pid, socketDir: this.socketDir })
    child.once('exit', () => void this.#replace())
    watch.noteOpen()
    this.#available = true
  }

  #judge(verdict: Verdict, silentMs: number): void {
    if (verdict === 'slow') this.#log.warn({ silentMs }, 'embedded database is slow and is waited for')
    if (verdict === 'answering') this.#log.info({}, 'embedded database answers again')
    if (verdict !== 'dead' && verdict !== 'stuck') return
    const isSettled = performance.now() - this.#launchedAt > settledAfter
    this.#patience = isSettled ? 2 : Math.min(mostPatience, this.#patience * 2)
    this.#kill(`${verdict}: no answer for ${Math.round(silentMs)} ms`)
  }

  /** Ends the process; its `exit` event starts the replacement. */
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
}

const hasEnded = (child: ChildProcess | undefined) => child?.exitCode !== null || child.signalCode !== null

/** Asks the process to end by closing its channel, and kills it after 10 seconds. */
async function endProcess(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  if (child.connected) child.disconnect()
  await Promise.race([ended, wait(stopPatience, undefined, { ref: false })])
  child.kill('SIGKILL')
  await ended
}
