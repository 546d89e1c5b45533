import { createSocket } from 'node:dgram'
import { afterAll, beforeAll } from 'vitest'

const txt = 16
const nameError = 3

export interface TestNameServer {
  /** As `address:port`. */
  readonly address: string
  /** Sets the records of each name; every other name does not exist. */
  setRecords(records: Readonly<Record<string, readonly string[]>>): void
  /** Makes the server stop answering, or answer again. */
  setSilent(isSilent: boolean): void
}

/** Starts a real name server for the tests of a file; it serves only TXT records (RFC 1035). */
export function useNameServer(): TestNameServer {
  const socket = createSocket('udp4')
  let records: Readonly<Record<string, readonly string[]>> = {}
  let isSilent = false
  let port = 0
  socket.on('message', (query, { port: from, address }) => {
    if (!isSilent) socket.send(answer(query, records), from, address)
  })
  beforeAll(async () => {
    await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve))
    port = socket.address().port
  })
  afterAll(() => socket.close())
  return {
    get address() {
      return `127.0.0.1:${port}`
    },
    setRecords(next) {
      records = next
    },
    setSilent(next) {
      isSilent = next
    },
  }
}

function answer(query: Buffer, records: Readonly<Record<string, readonly string[]>>): Buffer {
  const labels: string[] = []
  let offset = 12
  for (let size = query[offset] ?? 0; size > 0; size = query[offset] ?? 0) {
    labels.push(query.toString('latin1', offset + 1, offset + 1 + size))
    offset += size + 1
  }
  const question = query.subarray(12, offset + 5)
  const texts = records[labels.join('.').toLowerCase()]
  const header = Buffer.alloc(12)
  query.copy(header, 0, 0, 2)
  header.writeUInt16BE(0x8180 | (texts ? 0 : nameError), 2)
  header.writeUInt16BE(1, 4)
  header.writeUInt16BE(texts?.length ?? 0, 6)
  return Buffer.concat([header, question, ...(texts ?? []).map(writeTxt)])
}

/** Encodes a TXT record: the name as a pointer to the question's, the text in pieces of at most 255 bytes. */
function writeTxt(text: string): Buffer {
  const pieces = (text.match(/[\s\S]{1,255}/g) ?? []).map((piece) =>
    Buffer.from([piece.length, ...Buffer.from(piece, 'latin1')]),
  )
  const data = Buffer.concat(pieces)
  const head = Buffer.from([0xc0, 12, 0, txt, 0, 1, 0, 0, 0, 60, data.length >> 8, data.length & 0xff])
  return Buffer.concat([head, data])
}
