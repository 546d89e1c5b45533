import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../lib/app-error.ts'

/** Where `npm run build` puts the browser's part. */
export const webFolder = join(import.meta.dirname, '..', '..', '..', 'web', 'dist')

/** The document of every page but the landing page, which is `index.html`. */
const applicationDocument = 'app.html'

/**
 * Serves the built web application; a path that is neither a file nor a call gets its document, which shows what belongs
 * there. Files with a hash in their name are cached for ever. The build left a compressed copy beside each file.
 */
export async function serveWebApplication(app: FastifyInstance, folder: string): Promise<void> {
  const isBuilt = existsSync(join(folder, applicationDocument))
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root: folder,
      wildcard: false,
      preCompressed: true,
      setHeaders(reply, path) {
        const isHashed = path.includes('/assets/')
        reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
      },
    })
  }
  app.setNotFoundHandler((request, reply) => {
    const isPage =
      request.method === 'GET' &&
      !/^\/(api|health|images|sandbox)(\/|$)|^\/\./.test(request.url) &&
      !/\.\w+$/.test(request.url.split('?')[0] ?? '')
    if (isPage && isBuilt) return reply.type('text/html; charset=utf-8').sendFile(applicationDocument)
    throw new AppError('not_found', 'There is nothing at this address')
  })
}
