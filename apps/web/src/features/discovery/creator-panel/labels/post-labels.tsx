import type { ShownPost } from '@troupe/contract/discover/creator-profile'
import type { PostDisclosure } from '@troupe/contract/discover/post-disclosure'
import { toHttpsUrl } from '../../../../lib/https-url.ts'
import { Disclosure } from '../../../../ui/disclosure.tsx'
import { StateMark } from '../../../../ui/state-mark.tsx'
import { labelTexts as texts } from './label-texts.ts'
import classes from './post-labels.module.css'

/** Number of posts to look at that are named. */
const namedPosts = 5

/** What the posts say of payment, in a sentence with counts, and the posts to look at. */
export function LabelSummary({ posts }: { posts: readonly ShownPost[] }) {
  const judged = posts.filter(({ disclosure }) => disclosure !== null)
  if (judged.length === 0) return <p className={classes.quiet}>{texts.notJudged}</p>
  const marked = judged.filter(({ disclosure }) => disclosure?.label === 'marked').length
  const toLookAt = judged.filter(({ disclosure }) => disclosure?.label === 'looks_paid')
  const counts = { posts: judged.length, marked, looksPaid: toLookAt.length }
  const isQuiet = marked + toLookAt.length === 0
  return (
    <div className={classes.summary}>
      <p className={classes.sentence}>{isQuiet ? texts.nothing(judged.length) : texts.summary(counts)}</p>
      {toLookAt.length > 0 && <PostsToLookAt posts={toLookAt} />}
      <Disclosure summary={texts.how}>
        <p className={classes.quiet}>{texts.limits}</p>
      </Disclosure>
    </div>
  )
}

function PostsToLookAt({ posts }: { posts: readonly ShownPost[] }) {
  return (
    <div>
      <p className={classes.quiet}>{texts.toLookAt}</p>
      <ul className={classes.list}>
        {posts.slice(0, namedPosts).map((post) => (
          <li key={post.id} dir="auto">
            <PostName post={post} />
          </li>
        ))}
        {posts.length > namedPosts && <li className={classes.quiet}>{texts.more(posts.length - namedPosts)}</li>}
      </ul>
    </div>
  )
}

function PostName({ post }: { post: ShownPost }) {
  const name = post.title || texts.untitledPost
  const url = toHttpsUrl(post.url)
  if (!url) return name
  return (
    <a className={classes.link} href={url} target="_blank" rel="noopener noreferrer">
      {name}
    </a>
  )
}

/** What one post says of payment, with the words that say it; nothing if it says nothing. */
export function PostLabel({ disclosure }: { disclosure: PostDisclosure | null }) {
  if (disclosure === null || disclosure.label === 'none') return null
  const words = disclosure.signs.map((sign) => sign.words || texts.byPlatform)
  return (
    <p className={classes.label}>
      <StateMark tone={disclosure.label === 'marked' ? 'quiet' : 'active'}>
        {disclosure.label === 'marked' ? texts.marked : texts.looksPaid}
      </StateMark>
      {words.length > 0 && (
        <span className={classes.words} dir="auto">
          {words.join(' · ')}
        </span>
      )}
    </p>
  )
}
