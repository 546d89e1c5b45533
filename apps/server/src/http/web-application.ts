import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { say } from '@troupe/contract/messages/message'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../lib/app-error.ts'

/** Where `npm run build` puts the web application. */
export const webFolder = join(import.meta.dirname, '..', '..', '..', 'web', 'dist')

/** The HTML document of every page except the landing page, which is `index.html`, and in other languages `zh-Hans.html`. */
const applicationDocument = 'app.html'

/**
 * Serves the built web application. A path that is neither a file nor an API call gets the document, which renders the
 * page for it; the landing page in another language has the path of its code (`/zh-Hans`). Files with a hash in their name are cached forever. The build leaves a compressed copy beside each file.
 */
export async function serveWebApplication(app: FastifyInstance, folder: string): Promise<void> {
  const isBuilt = existsSync(join(folder, applicationDocument))
  const landingPages = isBuilt ? listLandingPages(folder) : new Set()
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
    const [path = ''] = request.url.split('?')
    const isPage =
      request.method === 'GET' && !/^\/(api|health|images|sandbox)(\/|$)|^\/\./.test(path) && !/\.\w+$/.test(path)
    if (isPage && isBuilt) {
      const landingPage = `${path.slice(1)}.html`
      const document = landingPages.has(landingPage) ? landingPage : applicationDocument
      return reply.type('text/html; charset=utf-8').sendFile(document)
    }
    throw new AppError('not_found', say('http.not_found'))
  })
}

/** Names of the landing page's documents in other languages than English. */
function listLandingPages(folder: string): Set<string> {
  const names = readdirSync(folder).filter((name) => name.endsWith('.html'))
  return new Set(names.filter((name) => name !== applicationDocument && name !== 'index.html'))
}
