import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { TransferError } from './reporting/transfer-error.ts'

export const anotherFile = 'Nothing was written. Make a new one with npm run data:export, or take another copy.'
const newline = 10
/** Longer than any row: a whole request is limited to some megabytes. */
const maxLineBytes = 64 * 1024 * 1024

/** Reads the lines of a compressed file in order, and computes the digest of those read so far. */
export class TransferLines {
  readonly #file: string
  readonly #lines: AsyncGenerator<string>
  readonly #digest = createHash('sha256')

  constructor(file: string) {
    this.#file = file
    this.#lines = readLines(file)
  }

  /** @throws TransferError at the end of the file. */
  async take(): Promise<string> {
    const { value, done } = await this.#lines.next()
    if (done) throw new TransferError(`${this.#file} is cut short. ${anotherFile}`)
    this.#digest.update(value).update('\n')
    return value
  }

  /** SHA-256 of the lines read so far. */
  digest(): string {
    return this.#digest.copy().digest('hex')
  }

  async isAtEnd(): Promise<boolean> {
    return (await this.#lines.next()).done === true
  }

  async close(): Promise<void> {
    await this.#lines.return(undefined)
  }
}

/** Splits at line feeds only, since texts may contain all other line separators. */
async function* readLines(file: string): AsyncGenerator<string> {
  const bytes = pipeline(createReadStream(file), createGunzip(), () => {})
  let pending: Buffer[] = []
  let pendingBytes = 0
  try {
    for await (const chunk of bytes) {
      let rest: Buffer = chunk
      for (let end = rest.indexOf(newline); end >= 0; end = rest.indexOf(newline)) {
        yield Buffer.concat([...pending, rest.subarray(0, end)]).toString()
        pending = []
        pendingBytes = 0
        rest = rest.subarray(end + 1)
      }
      pending.push(rest)
      pendingBytes += rest.length
      if (pendingBytes > maxLineBytes) throw new TransferError(`${file} was altered: a line never ends. ${anotherFile}`)
    }
  } catch (error) {
    throw explain(error, file)
  }
  if (pendingBytes > 0) throw new TransferError(`${file} is cut short. ${anotherFile}`)
}

function explain(error: unknown, file: string): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'ENOENT') return new TransferError(`There is no file ${file}.`)
  if (code === 'EISDIR') return new TransferError(`${file} is a folder. Name the file in it.`)
  if (code === 'Z_BUF_ERROR') return new TransferError(`${file} is cut short. ${anotherFile}`)
  if (code !== 'Z_DATA_ERROR') return error
  return new TransferError(`${file} is damaged, or npm run data:export has not made it. ${anotherFile}`)
}
