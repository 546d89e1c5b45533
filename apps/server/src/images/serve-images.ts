import { say } from '@troupe/contract/messages/message'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { AppError } from '../lib/app-error.ts'
import type { LoadImage } from './image-loader.ts'
import type { ImagePaths } from './image-paths.ts'

export interface ImageService {
  readonly paths: ImagePaths
  readonly load: LoadImage
}

const Parameters = z.object({ signature: z.string() })
const Query = z.object({ url: z.string().max(2100) })

/** Seconds that browsers cache a picture; a changed picture has another URL. */
const keptSeconds = 30 * 86_400
const failureSeconds = 60

/** Serves creators' pictures at `/images/:signature?url=...`, so that browsers contact only this server for them. */
export function serveImages(app: FastifyInstance, { paths, load }: ImageService): void {
  app.get('/images/:signature', { schema: { hide: true }, logLevel: 'warn' }, async (request, reply) => {
    const { signature } = Parameters.parse(request.params)
    const query = Query.safeParse(request.query)
    const url = query.success ? paths.read(signature, query.data.url) : undefined
    if (!url) throw new AppError('not_found', say('http.picture_unknown'))
    const image = await load(url)
    if (!image) {
      reply.header('cache-control', `private, max-age=${failureSeconds}`)
      throw new AppError('not_found', say('http.picture_unavailable'))
    }
    return reply
      .type(image.type)
      .header('cache-control', `private, max-age=${keptSeconds}, immutable`)
      .header('content-security-policy', "default-src 'none'; sandbox")
      .send(image.bytes)
  })
}
