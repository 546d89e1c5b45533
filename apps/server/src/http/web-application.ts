import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { say } from '@troupe/contract/messages/message'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../lib/app-error.ts'
import { readWebDocuments, sendDocument, type WebDocument } from './web-documents.ts'

/** Where `npm run build` puts the web application. */
export const webFolder = join(import.meta.dirname, '..', '..', '..', 'web', 'dist')

/** The HTML document of every page except the landing page, which is `index.html`, and in other languages `zh-Hans.html`. */
const applicationDocument = 'app.html'
const landingDocument = 'index.html'
const passwordPage = '/account'

export interface WebApplicationOptions {
  readonly webFolder: string
  /** Public URL without a trailing slash; undefined: search engines are told no address. */
  readonly appUrl: string | undefined
}

/**
 * Serves the built web application. A path that is neither a file nor an API call gets the document, which renders the
 * page for it; the landing page in another language has the path of its code (`/zh-Hans`). Files with a hash in their
 * name are cached forever. The build leaves a compressed copy beside each file.
 */
export async function serveWebApplication(app: FastifyInstance, options: WebApplicationOptions): Promise<void> {
  const { webFolder: folder, appUrl } = options
  const isBuilt = existsSync(join(folder, applicationDocument))
  const documents = isBuilt ? await readWebDocuments(folder, appUrl) : new Map<string, WebDocument>()
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root: folder,
      wildcard: false,
      index: false,
      globIgnore: ['*.html', '*.html.*'],
      preCompressed: true,
      setHeaders(reply, path) {
        const isHashed = path.includes('/assets/')
        reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
      },
    })
    // Where password managers look for the page on which to change a password (W3C).
    app.get('/.well-known/change-password', { schema: { hide: true } }, (_, reply) => reply.redirect(passwordPage))
    const landing = documents.get(landingDocument)
    if (landing) app.get('/', { schema: { hide: true } }, (request, reply) => sendDocument(request, reply, landing))
  }
  app.setNotFoundHandler((request, reply) => {
    const [path = ''] = request.url.split('?')
    const isPage = ['GET', 'HEAD'].includes(request.method) && isPagePath(path)
    const name = `${path.slice(1)}.html`
    const document = name === landingDocument ? undefined : documents.get(name)
    if (isPage && document) return sendDocument(request, reply, document)
    const application = documents.get(applicationDocument)
    // Links that were mailed to a person, and are found somewhere, are nothing for search engines.
    if (isPage && application) return sendDocument(request, reply.header('x-robots-tag', 'noindex'), application)
    throw new AppError('not_found', say('http.not_found'))
  })
}

/** Whether a path may be a page, and is no call and no file. Tokens in links have dots too, with more after them. */
const isPagePath = (path: string): boolean =>
  !/^\/(api|health|images|sandbox)(\/|$)|^\/\./.test(path) && !/\.\w{1,12}$/.test(path)
