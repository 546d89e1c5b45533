import { type ChildProcess, fork } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { z } from 'zod'
import { seconds } from '../../durations.ts'
import type { Logger } from '../../logger.ts'
import { ChildMessage } from './child-protocol.ts'

const childFile = join(import.meta.dirname, 'child.ts')
/** Written by `tools/build-empty-database.ts`; spares a new folder the three seconds of creating a cluster. */
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
const restartPause = seconds(1)

/** Answers after which PGlite was measured to hang or to lose statements: disk full, internal error, I/O error. */
const fatalCodes = new Set(['53100', 'XX000', '58030'])

/** Another process has the data folder open. `socketDir` is where that one listens, where known. */
export class FolderInUseError extends Error {
  override readonly name = 'FolderInUseError'
  readonly socketDir: string | undefined
  constructor(dataDir: string, owner: { pid: number; socketDir: string } | undefined) {
    super(
      `The data folder ${dataDir} is in use by another Troupe process${owner ? ` (process ${owner.pid})` : ''}. ` +
        'Stop that one first, or set DATA_DIR to another folder.',
    )
    this.socketDir = owner?.socketDir
  }
}

export interface EmbeddedDatabase {
  /** Folder to give the `pg` driver as host; it stays the same over restarts. */
  readonly socketDir: string
  /** False while the process is hung or restarting. */
  isAvailable(): boolean
  /** To be told of every failed statement: after a fatal one the process is replaced. */
  noticeError(error: unknown): void
  processId(): number | undefined
  stop(): Promise<void>
}

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
  const { dataDir, log, patience = usualPatience } = options
  const socketDir = await mkdtemp(join(tmpdir(), 'troupe-'))
  let stopping = false
  let available = false
  let lastAnswer = Date.now()
  let child = await launch()
  const timer = setInterval(() => void checkHealth(), patience.healthIntervalMs)

  return {
    socketDir,
    isAvailable: () => available,
    processId: () => child.pid,
    noticeError(error) {
      if (error instanceof pg.DatabaseError && fatalCodes.has(error.code ?? '')) replace(`fatal error ${error.code}`)
    },
    async stop() {
      stopping = true
      available = false
      clearInterval(timer)
      const ended = new Promise((resolve) => child.once('exit', resolve))
      if (child.exitCode === null && child.signalCode === null) {
        if (child.connected) child.disconnect()
        await Promise.race([ended, wait(seconds(10), undefined, { ref: false })])
        child.kill('SIGKILL')
      }
      forgetOwner(dataDir)
      await rm(socketDir, { recursive: true, force: true })
    },
  }

  async function launch(): Promise<ChildProcess> {
    const started = fork(childFile, [dataDir, socketDir, templateFile], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    const message = await new Promise<ChildMessage>((resolve, reject) => {
      started.once('message', (value) => resolve(ChildMessage.parse(value)))
      started.once('error', reject)
      started.once('exit', (code) => reject(new Error(`The embedded database ended at its start (exit code ${code})`)))
    })
    if (message.type === 'locked') throw new FolderInUseError(dataDir, readOwner(dataDir))
    if (message.type === 'failed') {
      throw new Error(`The embedded database in ${dataDir} could not be opened: ${message.reason}`)
    }
    writeOwner(dataDir, { pid: process.pid, socketDir })
    lastAnswer = Date.now()
    available = true
    started.once('exit', () => {
      if (started === child && !stopping) void restart('the process ended')
    })
    return started
  }

  function replace(reason: string): void {
    if (stopping || child.killed) return
    available = false
    log.error({ reason }, 'embedded database is replaced')
    child.kill('SIGKILL')
  }

  async function restart(reason: string): Promise<void> {
    available = false
    while (!stopping) {
      log.error({ reason }, 'embedded database is started again')
      try {
        child = await launch()
        return
      } catch (error) {
        log.error({ err: error }, 'embedded database did not start; trying again')
        await wait(restartPause)
      }
    }
  }

  async function checkHealth(): Promise<void> {
    const answered = await answers(socketDir, patience.healthIntervalMs)
    if (stopping || child.exitCode !== null || child.signalCode !== null) return
    if (answered) lastAnswer = Date.now()
    const silence = Date.now() - lastAnswer
    if (silence > patience.hungAfterMs) replace(`no answer for ${Math.round(silence / 1000)} s`)
    else available = silence < patience.unresponsiveAfterMs
  }
}

async function answers(socketDir: string, timeoutMs: number): Promise<boolean> {
  const client = new pg.Client({
    host: socketDir,
    user: 'postgres',
    database: 'postgres',
    connectionTimeoutMillis: timeoutMs,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    await Promise.race([
      client.query('select 1'),
      wait(timeoutMs, undefined, { ref: false }).then(() => Promise.reject(new Error('no answer in time'))),
    ])
    return true
  } catch {
    return false
  } finally {
    void client.end().catch(() => {})
  }
}

const ownerFile = (dataDir: string) => join(dataDir, 'database.json')

function writeOwner(dataDir: string, owner: { pid: number; socketDir: string }): void {
  mkdirSync(dataDir, { recursive: true })
  writeFileSync(ownerFile(dataDir), JSON.stringify(owner), { mode: 0o600 })
}

const Owner = z.object({ pid: z.number(), socketDir: z.string() })

function readOwner(dataDir: string): z.output<typeof Owner> | undefined {
  if (!existsSync(ownerFile(dataDir))) return undefined
  return Owner.parse(JSON.parse(readFileSync(ownerFile(dataDir), 'utf8')))
}

function forgetOwner(dataDir: string): void {
  rmSync(ownerFile(dataDir), { force: true })
}
