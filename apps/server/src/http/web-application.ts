import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { say } from '@troupe/contract/messages/message'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../lib/app-error.ts'

/** Where `npm run build` puts the web application. */
export const webFolder = join(import.meta.dirname, '..', '..', '..', 'web', 'dist')

/** The HTML document of every page except the landing page, which is `index.html`. */
const applicationDocument = 'app.html'

/**
 * Serves the built web application. A path that is neither a file nor an API call gets the document, which renders the
 * page for it. Files with a hash in their name are cached forever. The build leaves a compressed copy beside each file.
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
    throw new AppError('not_found', say('http.not_found'))
  })
}
