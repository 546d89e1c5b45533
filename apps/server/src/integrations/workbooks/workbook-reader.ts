import { fork } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { seconds } from '../../lib/durations.ts'
import { WorkbookError, type WorkbookReader } from '../../modules/discovery/import/workbook-port.ts'
import { confinement } from '../documents/confinement.ts'
import { WorkbookReply } from './workbook-reply.ts'

const processFile = join(import.meta.dirname, 'workbook-process.ts')

interface ReaderLimits {
  /** Milliseconds for a workbook in all. */
  readonly time?: number
  /** Bytes of the CSV. */
  readonly csvBytes?: number
  /** Megabytes that the process may use for its objects. */
  readonly heapMegabytes?: number
}

/** Reads each workbook in a confined process of its own, which is ended afterwards. */
export function createWorkbookReader(limits: ReaderLimits = {}): WorkbookReader {
  const { time = seconds(60), csvBytes = 400e6, heapMegabytes = 512 } = limits
  return {
    async writeCsv(content, file) {
      const child = fork(processFile, [], {
        execArgv: [...confinement, `--max-old-space-size=${heapMegabytes}`],
        env: {},
        stdio: ['pipe', 'pipe', 'ignore', 'ipc'],
      })
      let answer: unknown
      let isLate = false
      const end = () => void child.kill('SIGKILL')
      const timer = setTimeout(() => {
        isLate = true
        end()
      }, time)
      const ended = new Promise<void>((resolve) => {
        child.once('error', () => resolve())
        child.once('exit', () => resolve())
      })
      child.on('message', (message) => {
        answer ??= message
        end()
      })
      // If the process ends while it receives the file, its end reports that.
      child.stdin?.on('error', () => undefined).end(content)
      try {
        if (child.stdout) await pipeline(child.stdout, createLimit(csvBytes, end), createWriteStream(file))
        await ended
      } finally {
        clearTimeout(timer)
        end()
      }
      const reply = WorkbookReply.safeParse(answer).data
      if (reply && 'done' in reply) return
      throw new WorkbookError(reply?.key ?? (isLate ? 'imports.workbook_too_slow' : 'imports.workbook_unpacks_too_far'))
    },
  }
}

/** Lets so many bytes pass, and calls `onExceeded` with more. */
function createLimit(bytes: number, onExceeded: () => void): Transform {
  let passed = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      passed += chunk.length
      if (passed > bytes) {
        onExceeded()
        done(null)
      } else done(null, chunk)
    },
  })
}
