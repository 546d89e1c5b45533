import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

const encodings = ['br', 'gzip'] as const
type Encoding = (typeof encodings)[number] | 'identity'

/** An HTML document in each encoding that is sent. */
export type WebDocument = Readonly<Record<Encoding, Buffer>> & { readonly etag: string }

/** The landing page's links to itself in each language, as the build writes them. */
const languageLink = /(?<=<link rel="(?:alternate" hreflang="[^"]+|canonical)" href=")(?=\/)/g

/**
 * Reads the documents of the built web application, by name. They are kept in memory, because search engines want the
 * addresses of the landing page's languages whole, and the build does not know the public URL.
 * @param appUrl Public URL without a trailing slash; undefined: the addresses stay as they are.
 */
export async function readWebDocuments(
  folder: string,
  appUrl: string | undefined,
): Promise<ReadonlyMap<string, WebDocument>> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.html'))
  const documents = names.map(async (name) => {
    const html = await readFile(join(folder, name), 'utf8')
    return [name, await compress(html.replace(languageLink, () => escapeAttribute(appUrl ?? '')))] as const
  })
  return new Map(await Promise.all(documents))
}

async function compress(html: string): Promise<WebDocument> {
  const identity = Buffer.from(html)
  const etag = createHash('sha256').update(identity).digest('base64url').slice(0, 27)
  return { identity, br: await promisify(brotliCompress)(identity), gzip: await promisify(gzip)(identity), etag }
}

const escapeAttribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

/** Sends a document in the best encoding that the browser accepts, or 304 if the browser has it already. */
export function sendDocument(request: FastifyRequest, reply: FastifyReply, document: WebDocument): FastifyReply {
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  const etag = `"${document.etag}-${encoding}"`
  reply.headers({ 'cache-control': 'no-cache', etag, vary: 'accept-encoding' })
  const known = request.headers['if-none-match']?.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  if (known?.includes(etag)) return reply.code(304).send()
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.type('text/html; charset=utf-8').send(document[encoding])
}

/** The best of the encodings that a client accepts. */
export function chooseEncoding(header: string | string[] | undefined): Encoding {
  const accepted = String(header ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => part.trim())
    .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
    .map((part) => part.split(';')[0]?.trim())
  return encodings.find((encoding) => accepted.includes(encoding)) ?? 'identity'
}
