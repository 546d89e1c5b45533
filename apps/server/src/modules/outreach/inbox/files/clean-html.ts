import sanitizeHtml from 'sanitize-html'
import type { InlineImage } from './file-repository.ts'

export interface CleanedHtml {
  /** Without anything that runs, and without the web's pictures unless they were asked for. */
  readonly html: string
  /** Whether the mail has pictures from the web. */
  readonly hasRemoteImages: boolean
}

interface CleanOptions {
  /** Whether pictures may be loaded from the web; only by HTTPS. */
  readonly images: boolean
  readonly inline: readonly InlineImage[]
}

const tags =
  'a abbr address b bdi bdo big blockquote br caption center cite code col colgroup dd del dfn div dl dt em figcaption figure font h1 h2 h3 h4 h5 h6 hr i img ins kbd li mark ol p pre q s samp small span strike strong sub sup table tbody td tfoot th thead tr tt u ul var wbr'

const dataImage = /^data:image\/(?:png|jpe?g|gif|webp);base64,[a-z0-9+/=\s]+$/i
const loading = /url\s*\(|image-set|src\s*\(|expression|behaviou?r|-moz-binding|@|\\/i

/** Cleans the layout of a stranger's mail for a frame that runs no scripts. */
export function cleanHtml(html: string, { images, inline }: CleanOptions): CleanedHtml {
  let hasRemoteImages = false
  const byId = new Map(inline.map((image) => [image.content_id, image]))
  const toSource = (source: string): string | undefined => {
    if (dataImage.test(source)) return source
    const [, contentId] = /^cid:(.+)$/is.exec(source) ?? []
    if (contentId !== undefined) return toDataUrl(byId.get(decode(contentId)))
    if (/^(?:https?:)?\/\//i.test(source)) hasRemoteImages = true
    return images && /^https:\/\//i.test(source) ? source : undefined
  }
  const cleaned = sanitizeHtml(html, {
    allowedTags: tags.split(' '),
    allowedAttributes: {
      a: ['href', 'target', 'rel', 'title', 'name'],
      img: ['src', 'alt', 'title', 'width', 'height'],
      col: ['span', 'width'],
      font: ['color', 'face', 'size'],
      ol: ['start', 'type'],
      td: ['colspan', 'rowspan', 'width', 'height', 'valign', 'bgcolor', 'nowrap'],
      th: ['colspan', 'rowspan', 'width', 'height', 'valign', 'bgcolor', 'nowrap'],
      table: ['width', 'border', 'cellpadding', 'cellspacing', 'bgcolor'],
      '*': ['style', 'align', 'dir', 'lang'],
    },
    parseStyleAttributes: false,
    allowedSchemes: ['http', 'https', 'mailto'],
    allowedSchemesByTag: { img: ['https', 'data'] },
    allowProtocolRelative: false,
    transformTags: {
      '*': (tagName, attribs) => {
        if (loadsByStyle(attribs)) hasRemoteImages = true
        const { style, ...others } = attribs
        const kept = style === undefined ? '' : cleanStyle(style)
        return { tagName, attribs: kept === '' ? others : { ...others, style: kept } }
      },
      a: (tagName, attribs) => ({
        tagName,
        attribs: { ...attribs, target: '_blank', rel: 'noopener noreferrer nofollow' },
      }),
      img: (tagName, { src = '', ...others }) => {
        const source = isPixel(others) ? undefined : toSource(src.trim())
        return { tagName, attribs: source === undefined ? others : { ...others, src: source } }
      },
    },
    // A picture that is not shown stands for nothing unless it has words.
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src && !attribs.alt,
  })
  return { html: cleaned, hasRemoteImages }
}

function loadsByStyle({ style = '', background = '' }: sanitizeHtml.Attributes): boolean {
  return /url\s*\(\s*["']?\s*(?:https?:)?\/\//i.test(style) || /^(?:https?:)?\/\//i.test(background)
}

function cleanStyle(style: string): string {
  return style
    .slice(0, 2_000)
    .split(';')
    .filter((part) => part.trim() !== '' && !loading.test(part))
    .join(';')
}

/** Whether a picture is a dot that only tells its owner that the mail was opened. */
const isPixel = ({ width, height }: sanitizeHtml.Attributes) =>
  [width, height].some((size) => /^[01]$/.test(size ?? ''))

function decode(contentId: string): string {
  try {
    return decodeURIComponent(contentId)
  } catch {
    return contentId
  }
}

const toDataUrl = (image: InlineImage | undefined) =>
  image && `data:${image.type};base64,${image.content.toString('base64')}`

/** A page that shows cleaned HTML. */
export function toPage(html: string): string {
  return `<!doctype html>
<html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="referrer" content="no-referrer">
<style>body { margin: 12px; background: #fff; color: #1a1a1a; font: 14px/1.5 system-ui, sans-serif; overflow-wrap: anywhere }
img { max-width: 100%; height: auto } table { max-width: 100% }</style></head><body>
${html}
</body></html>`
}
