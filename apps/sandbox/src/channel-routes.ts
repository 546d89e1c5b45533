import { readChannelUrl } from '@troupe/contract/discover/channel-url'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { escapeHtml } from './lib/escape-html.ts'
import type { Channel } from './platforms/channel.ts'
import type { World } from './platforms/world.ts'

const Query = z.object({ url: z.string().max(2000).default(''), saved: z.string().optional() })
const Change = z.object({ url: z.string().max(2000), description: z.string().max(5000) })

/**
 * A page at `/sandbox/channels` on which a visitor is the owner of any channel and changes its description, such as to
 * prove the channel with a code.
 */
export async function channelRoutes(app: FastifyInstance, { world }: { world: World }): Promise<void> {
  const find = (url: string): Channel | undefined => {
    const address = readChannelUrl(url)
    if (!address) return undefined
    const { channelId, handle } = address.reference
    return channelId === undefined
      ? world.findByHandle(address.platform, handle)
      : world.findById(address.platform, channelId)
  }

  await app.register(async (forms) => {
    // In a scope of its own, since other stand-ins read forms in their own way.
    forms.removeContentTypeParser('application/x-www-form-urlencoded')
    forms.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )

    forms.get('/sandbox/channels', async (request, reply) => {
      const { url, saved } = Query.parse(request.query)
      return sendPage(reply, writePage({ url, channel: find(url), isSaved: saved !== undefined }))
    })

    forms.post('/sandbox/channels', async (request, reply) => {
      const { url, description } = Change.parse(request.body)
      const channel = find(url)
      if (!channel) return sendPage(reply.code(404), writePage({ url, channel, isSaved: false }))
      world.changeDescription(channel, description)
      return reply.redirect(`/sandbox/channels?url=${encodeURIComponent(url)}&saved=1`, 303)
    })
  })
}

const styles = `
  :root { color-scheme: light dark }
  body { margin: 0; font: 16px/24px system-ui, sans-serif; background: Canvas; color: CanvasText }
  main { max-width: 560px; margin: 0 auto; padding: 24px }
  h1 { font-size: 22px; line-height: 28px }
  label { display: block; margin-top: 16px; font-weight: 600 }
  input, textarea { box-sizing: border-box; width: 100%; padding: 10px; border: 1px solid GrayText; border-radius: 8px; font: inherit; background: Field; color: FieldText }
  button { min-height: 44px; margin-top: 16px; padding: 0 20px; border: 0; border-radius: 8px; background: #0d686c; color: #fff; font: inherit }
`

interface PageState {
  readonly url: string
  readonly channel: Channel | undefined
  readonly isSaved: boolean
}

function writePage({ url, channel, isSaved }: PageState): string {
  const address = `<label for="url">Address of the channel</label>
<input id="url" name="url" type="url" value="${escapeHtml(url)}" placeholder="https://www.youtube.com/@name">`
  const unknown = url === '' ? '' : '<p role="alert">No such channel is known here.</p>'
  const form = channel
    ? `${isSaved ? '<p role="status">Saved. The platform shows it at once.</p>' : ''}
<form method="post" action="/sandbox/channels"><p>${escapeHtml(channel.record.title)}</p>
<input type="hidden" name="url" value="${escapeHtml(url)}"><label for="description">Description</label>
<textarea id="description" name="description" rows="8">${escapeHtml(channel.record.description ?? '')}</textarea>
<button>Save</button></form>`
    : `${unknown}<form method="get" action="/sandbox/channels">${address}<button>Open</button></form>`
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Channels of the sandbox</title><style>${styles}</style></head><body><main>
<small>Sandbox: a stand-in for the platforms. Nothing leaves this machine.</small>
<h1>Change a channel’s description</h1>${form}</main></body></html>`
}

function sendPage(reply: FastifyReply, html: string): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'",
    )
    .send(html)
}
