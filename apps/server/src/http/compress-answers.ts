import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { chooseEncoding } from './web-documents.ts'

/** In bytes. Smaller answers fit into a packet as they are. */
const leastBytes = 1024
const json = /^application\/(?:[\w.-]+\+)?json(?:;|$)/

const compressByBrotli = promisify(brotliCompress)
// Higher qualities take several times as long.
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

const compressors = {
  br: (bytes: Buffer) => compressByBrotli(bytes, brotliOptions),
  gzip: promisify<Buffer, Buffer>(gzip),
} as const

/**
 * Compresses answers in JSON for clients that take it: a page of results has a fifth of its bytes then. Streams go as they
 * are. Nothing secret can be guessed from the sizes (BREACH), since browsers add no credentials to calls that another site
 * makes. Not by the plugin of Fastify, which loads a hundred modules at each start.
 */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < leastBytes) return payload
    if (!json.test(String(reply.getHeader('content-type'))) || reply.hasHeader('content-encoding')) return payload
    reply.header('vary', 'accept-encoding')
    const encoding = chooseEncoding(request.headers['accept-encoding'])
    if (encoding === 'identity') return payload
    reply.header('content-encoding', encoding).removeHeader('content-length')
    return compressors[encoding](Buffer.from(payload))
  })
}
