import { Readable } from 'node:stream'
import type { CreatorRecord } from '@troupe/contract/creators'
import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import { z } from 'zod'
import { drawAvatar } from './population/pictures/avatar.ts'
import { drawCover } from './population/pictures/cover.ts'
import { generateCatalogue } from './population/population.ts'
import { demoVectorsUrl, readVector, readVectorFile, type VectorFile } from './population/vector-file.ts'

/**
 * A line of `/sandbox/population/catalogue.jsonl`: a creator of the demo catalogue with the precomputed vector of
 * `composeEmbeddingText(record)`, if there is one.
 */
export type CatalogueLine = CreatorRecord & {
  /**
   * Base64 of 512 signed bytes, one per dimension. Only the direction matters: read as Int8Array and divide by its
   * length to get the unit vector.
   */
  embedding?: string
  /** Encoder of the vector; a server with another encoder computes its own. */
  embedding_model?: string
}

const CatalogueQuery = z.object({
  count: z.coerce.number().int().min(0).max(1_000_000).default(3000),
  seed: z.string().min(1).max(100).default('troupe'),
})

const PictureParameters = z.object({ id: z.string() })

/** Generates the lines of a catalogue as they are read. */
export function* writeCatalogue(options: {
  seed: string
  count: number
  vectors?: VectorFile | undefined
}): Generator<string> {
  const vectors = options.vectors?.header.seed === options.seed ? options.vectors : undefined
  let place = 0
  for (const { record } of generateCatalogue({ seed: options.seed, count: options.count })) {
    const line: CatalogueLine =
      vectors && place < vectors.header.count
        ? { ...record, embedding: readVector(vectors, place), embedding_model: vectors.header.model }
        : record
    place++
    yield `${JSON.stringify(line)}\n`
  }
}

/**
 * Pictures are immutable, because the id determines the content. The policy keeps an opened picture from loading or
 * running anything.
 */
function sendPicture(reply: FastifyReply, svg: string): FastifyReply {
  return reply
    .type('image/svg+xml')
    .header('cache-control', 'public, max-age=31536000, immutable')
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
    .header('x-content-type-options', 'nosniff')
    .send(svg)
}

/** The synthetic creators: their pictures, and the demo catalogue as JSON lines. */
export const populationRoutes: FastifyPluginAsync = async (app) => {
  let vectors: Promise<VectorFile> | undefined

  app.get('/sandbox/pictures/avatar/:id(^[\\w-]{1,64}).svg', async (request, reply) =>
    sendPicture(reply, drawAvatar(PictureParameters.parse(request.params).id)),
  )

  app.get('/sandbox/pictures/cover/:id(^[\\w-]{1,64}).svg', async (request, reply) =>
    sendPicture(reply, drawCover(PictureParameters.parse(request.params).id)),
  )

  app.get('/sandbox/population/catalogue.jsonl', async (request, reply) => {
    const query = CatalogueQuery.safeParse(request.query)
    if (!query.success) return reply.code(422).send({ detail: z.prettifyError(query.error) })
    vectors ??= readVectorFile(demoVectorsUrl)
    return reply
      .type('application/x-ndjson')
      .send(Readable.from(writeCatalogue({ ...query.data, vectors: await vectors }), { objectMode: true }))
  })
}
