// Imported by what runs tests, for its effect: their temporary files are in memory, and the programs they start find
// their code compiled.
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { freemem } from 'node:os'
import { join } from 'node:path'

const memoryFolder = '/dev/shm'
const neededBytes = 4_000_000_000
/** The start of the folder’s name, which ends with the id of the process that removes it. */
const prefix = 'troupe-tests-'

// Writing a new database to a disk and deleting it takes a third of the processor time of its start.
if (process.env.TMPDIR === undefined && isUsable()) {
  removeAbandoned()
  const folder = mkdtempSync(join(memoryFolder, `${prefix}${process.pid}-`))
  // Some tests open a folder of their own to programs of other users.
  chmodSync(folder, 0o711)
  process.env.TMPDIR = folder
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }))
}
// Compiling takes a sixth of the processor time of a server's start. Code is found again by the content of its source.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '..', '..', '.cache', 'compiled')

/** Only Linux has the folder. Containers often have one of 64 MB, or one whose programs cannot be run. */
function isUsable(): boolean {
  try {
    const options = / \/dev\/shm tmpfs (\S+)/.exec(readFileSync('/proc/mounts', 'utf8'))?.[1]?.split(',') ?? []
    const { bavail, bsize } = statfsSync(memoryFolder)
    const hasRoom = Math.min(bavail * bsize, freemem()) > neededBytes
    return hasRoom && options.includes('rw') && !options.includes('noexec')
  } catch {
    return false
  }
}

/** Removes what processes that were killed have left. */
function removeAbandoned(): void {
  for (const name of readdirSync(memoryFolder)) {
    const owner = name.startsWith(prefix) ? name.slice(prefix.length).split('-')[0] : undefined
    if (owner && !existsSync(join('/proc', owner))) rmSync(join(memoryFolder, name), { recursive: true, force: true })
  }
}
