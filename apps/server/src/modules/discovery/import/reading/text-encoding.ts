import { isUtf8 } from 'node:buffer'
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { say } from '@troupe/contract/messages/message'
import { ImportError } from './source-row.ts'

/** The encoding of a file. */
export interface TextEncoding {
  /** A label of the Encoding Standard. */
  readonly label: string
  /** Note for the user unless it is plain UTF-8. */
  readonly note: string | undefined
}

const firstBytesLength = 4096

/**
 * Detects the encoding of a file: by its byte order mark, else UTF-8 if mostly valid, else Windows-1252 (CSV of Western
 * Excel). Reads the file at most twice, in constant memory.
 * @throws ImportError if it is not text: a workbook, an archive, an image.
 */
export async function detectEncoding(file: string): Promise<TextEncoding> {
  const start = await readStart(file)
  refuseKnownFormats(start)
  if (start[0] === 0xff && start[1] === 0xfe) return { label: 'utf-16le', note: 'The file is UTF-16.' }
  if (start[0] === 0xfe && start[1] === 0xff) return { label: 'utf-16be', note: 'The file is UTF-16.' }
  if (start.includes(0)) throw new ImportError(say('imports.not_text'))
  return guessSingleBytes(file)
}

/** Reads the text of a file in chunks without byte order mark. Invalid bytes become U+FFFD. */
export async function* readText(
  file: string,
  label: string,
  onBytes: (count: number) => void = () => {},
): AsyncGenerator<string> {
  const decoder = new TextDecoder(label)
  for await (const chunk of readChunks(file)) {
    onBytes(chunk.length)
    yield decoder.decode(chunk, { stream: true })
  }
  yield decoder.decode()
}

async function readStart(file: string): Promise<Buffer> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(firstBytesLength), 0, firstBytesLength, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

function refuseKnownFormats(start: Buffer): void {
  const signature = start.toString('latin1', 0, 4)
  if (signature.startsWith('PK\x03\x04') || signature === '\xD0\xCF\x11\xE0') {
    throw new ImportError(say('imports.workbook'))
  }
  if (signature.startsWith('\x1F\x8B')) throw new ImportError(say('imports.compressed'))
}

async function guessSingleBytes(file: string): Promise<TextEncoding> {
  if ((await isAllUtf8(file)) || (await isMostlyUtf8(file))) return { label: 'utf-8', note: undefined }
  return {
    label: 'windows-1252',
    note: 'The file is not UTF-8; it is read as Windows-1252 (say --encoding if it is another).',
  }
}

/**
 * Checks the bytes, which is far faster than decoding. A character split between chunks is checked with the next chunk.
 */
async function isAllUtf8(file: string): Promise<boolean> {
  let rest = Buffer.alloc(0)
  for await (const chunk of readChunks(file)) {
    const bytes = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk
    const end = startOfLastCharacter(bytes)
    if (!isUtf8(bytes.subarray(0, end))) return false
    rest = Buffer.from(bytes.subarray(end))
  }
  return isUtf8(rest)
}

function startOfLastCharacter(bytes: Buffer): number {
  const longest = 4
  for (let index = bytes.length - 1; index >= Math.max(0, bytes.length - longest); index--) {
    if (((bytes[index] ?? 0) & 0xc0) !== 0x80) return index
  }
  return bytes.length
}

/**
 * Windows-1252 text is invalid UTF-8 at nearly every accent, whereas a UTF-8 file with a few broken characters is still
 * UTF-8.
 */
async function isMostlyUtf8(file: string): Promise<boolean> {
  let broken = 0
  let good = 0
  for await (const text of readText(file, 'utf-8')) {
    for (let index = 0; index < text.length; index++) {
      const code = text.charCodeAt(index)
      if (code === 0xfffd) broken++
      else if (code > 0x7f) good++
    }
  }
  return good >= broken
}

function readChunks(file: string): AsyncIterable<Buffer> {
  return createReadStream(file, { highWaterMark: 256 * 1024 })
}
