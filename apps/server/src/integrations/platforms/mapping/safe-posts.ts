import { CreatorPost, maxKeptPosts, maxPostText } from '@troupe/contract/discover/creator-profile'
import { cutText } from '../cut-text.ts'
import { isSafeLink, toPictureUrl } from './picture-url.ts'
import { toCount } from './recent-figures.ts'
import { cleanLine, cleanText } from './safe-record.ts'

/** A post as a platform's answer contains it: any field may be missing, too long, out of range or hostile. */
export interface PostDraft {
  readonly id: string | undefined
  readonly url: string | undefined
  /** The title, or the post's text, which is cut. */
  readonly title: string | undefined
  readonly thumbnail: string | undefined
  readonly publishedAt: Date | undefined
  readonly views: number | undefined
  readonly likes: number | undefined
  readonly comments: number | undefined
  /** Description or caption. */
  readonly text?: string | undefined
  /** Hashtags that the platform lists apart from the text, without "#". */
  readonly hashtags?: readonly string[] | undefined
  /** Whether the platform itself shows the post as paid. */
  readonly isPaid?: boolean | undefined
}

interface PostContext {
  /** Origin of the platform; a stand-in's own pictures are accepted. */
  readonly baseUrl: string
  readonly now: Date
}

const longestTitle = 300
const longestLink = 2000
/** Characters kept of the end of a long text, where labels and hashtags often stand. */
const keptEnd = 600

/** Returns the newest posts, newest first, without duplicates. No field is trusted: invalid ones become unknown. */
export function toSafePosts(drafts: readonly PostDraft[], context: PostContext): CreatorPost[] {
  const posts = drafts.flatMap((draft) => toSafePost(draft, context) ?? [])
  const byId = new Map(posts.map((post) => [post.id, post]))
  return [...byId.values()]
    .toSorted((first, second) => (second.published_at ?? '').localeCompare(first.published_at ?? ''))
    .slice(0, maxKeptPosts)
}

function toSafePost(draft: PostDraft, { baseUrl, now }: PostContext): CreatorPost | undefined {
  const { id, url, title = '', thumbnail, publishedAt, views, likes, comments, isPaid } = draft
  if (publishedAt && publishedAt > now) return undefined
  return CreatorPost.safeParse({
    id: id === undefined ? undefined : cleanLine(id),
    url: url !== undefined && url.length <= longestLink && isSafeLink(url) ? url : null,
    title: cutText(cleanLine(title), longestTitle),
    thumbnail: (thumbnail !== undefined && thumbnail.length <= longestLink && toPictureUrl(thumbnail, baseUrl)) || null,
    published_at: publishedAt?.toISOString() ?? null,
    views: toCount(views) ?? null,
    likes: toCount(likes) ?? null,
    comments: toCount(comments) ?? null,
    ...(draft.text === undefined && draft.hashtags === undefined ? {} : { text: keepText(draft) }),
    ...(isPaid === undefined ? {} : { is_paid: isPaid }),
  }).data
}

/** The text with the hashtags that it lacks; beginning and end if it is long. */
function keepText({ text = '', hashtags = [] }: PostDraft): string {
  const cleaned = cleanText(text)
  const lacking = hashtags.map(cleanLine).filter((name) => name !== '' && !cleaned.includes(`#${name}`))
  const whole = [cleaned, ...lacking.map((name) => `#${name}`)].filter(Boolean).join(' ')
  if (whole.length <= maxPostText) return whole
  const gap = '\n…\n'
  const end = whole.slice(-keptEnd).replace(/^[\udc00-\udfff]/, '')
  return `${cutText(whole, maxPostText - keptEnd - gap.length)}${gap}${end}`
}
