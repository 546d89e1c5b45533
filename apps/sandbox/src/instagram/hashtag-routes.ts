import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type NodeType, parseFields, selectFields } from './graph/field-expression.ts'
import { badParameter, unknownObject } from './graph/graph-error.ts'
import { takePage } from './graph/graph-paging.ts'
import { checkOwnAccount, originOf, readId, readQuery } from './graph/graph-request.ts'
import { hashtagMediaNode } from './graph/media.ts'
import type { Hashtag, Hashtags } from './hashtags.ts'

const hashtagNode: NodeType<Hashtag> = {
  name: 'IGHashtag',
  fields: { id: ({ id }) => id, name: ({ name }) => name },
}

/** Presents a hashtag with the requested fields. */
export function presentHashtag(hashtag: Hashtag, fields: string): Record<string, unknown> {
  return selectFields(hashtagNode, hashtag, parseFields(fields))
}

/** Returns the next page's URL with the token in it, as the Graph API does; logging it would reveal the token. */
function composeNext(request: FastifyRequest, after: string): string {
  const url = new URL(request.url, originOf(request))
  url.searchParams.set('access_token', readQuery(request).access_token ?? 'sandbox')
  url.searchParams.set('after', after)
  return url.href
}

function listHashtagMedia(hashtags: Hashtags, request: FastifyRequest, order: 'top' | 'recent') {
  const query = readQuery(request)
  checkOwnAccount(query.user_id ?? '')
  const hashtag = hashtags.findById(readId(request))
  if (!hashtag) throw unknownObject(readId(request))
  const media = hashtags.listMedia(hashtag, { order, origin: originOf(request) })
  const { items, paging } = takePage(
    { total: media.length, slice: (from, to) => media.slice(from, to), question: `${order} of ${hashtag.id}` },
    query,
  )
  const fields = parseFields(query.fields ?? 'id')
  const after = paging?.cursors.after
  return {
    data: items.map((one) => selectFields(hashtagMediaNode, one, fields)),
    // As recorded, the last page has no paging here, and no page links back.
    ...(after ? { paging: { cursors: { after }, next: composeNext(request, after) } } : {}),
  }
}

/** Binds the routes that find hashtags and list their posts. */
export function bindHashtags(app: FastifyInstance, version: string, hashtags: Hashtags): void {
  app.get(`${version}/ig_hashtag_search`, async (request) => {
    const { user_id: userId = '', q, fields = 'id' } = readQuery(request)
    checkOwnAccount(userId)
    if (!q) throw badParameter('The parameter q is required')
    return { data: [presentHashtag(hashtags.search(q), fields)] }
  })

  app.get(`${version}/:id/top_media`, async (request) => listHashtagMedia(hashtags, request, 'top'))
  app.get(`${version}/:id/recent_media`, async (request) => listHashtagMedia(hashtags, request, 'recent'))

  app.get(`${version}/:id/recently_searched_hashtags`, async (request) => {
    checkOwnAccount(readId(request))
    const { fields = 'id', ...query } = readQuery(request)
    const searched = hashtags.listSearched()
    const { items, paging } = takePage(
      { total: searched.length, slice: (from, to) => searched.slice(from, to), question: 'searched hashtags' },
      query,
    )
    return { data: items.map((hashtag) => presentHashtag(hashtag, fields)), ...(paging ? { paging } : {}) }
  })
}
