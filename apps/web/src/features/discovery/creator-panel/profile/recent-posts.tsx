import type { ShownPost } from '@troupe/contract/discover/creator-profile'
import { formatExactTime, formatTimeAgo } from '../../../../lib/format/dates.ts'
import { formatCount } from '../../../../lib/format/numbers.ts'
import { toHttpsUrl } from '../../../../lib/https-url.ts'
import { Disclosure } from '../../../../ui/disclosure.tsx'
import { LabelSummary, PostLabel } from '../labels/post-labels.tsx'
import { PanelSection } from './panel-section.tsx'
import { panelTexts as texts } from './panel-texts.ts'
import classes from './recent-posts.module.css'

/** Number of posts shown at first. */
const shownPosts = 5

/** The newest posts with their figures. */
export function RecentPosts({ posts }: { posts: readonly ShownPost[] }) {
  return (
    <PanelSection title={texts.sections.posts}>
      {posts.length === 0 ? (
        <p className={classes.quiet}>{texts.noPosts}</p>
      ) : (
        <>
          <LabelSummary posts={posts} />
          <PostList posts={posts.slice(0, shownPosts)} />
          {posts.length > shownPosts && (
            <Disclosure summary={texts.morePosts(posts.length - shownPosts)}>
              <PostList posts={posts.slice(shownPosts)} />
            </Disclosure>
          )}
        </>
      )}
    </PanelSection>
  )
}

function PostList({ posts }: { posts: readonly ShownPost[] }) {
  return (
    <ul className={classes.root}>
      {posts.map((post) => (
        <li key={post.id} className={classes.post}>
          <Thumbnail source={post.thumbnail_path} />
          <div className={classes.words}>
            <PostTitle post={post} />
            <p className={classes.quiet}>{describeFigures(post)}</p>
            {post.published_at !== null && <Published at={post.published_at} />}
            <PostLabel disclosure={post.disclosure} />
          </div>
        </li>
      ))}
    </ul>
  )
}

function Thumbnail({ source }: { source: string | null }) {
  return <span className={classes.thumbnail}>{source && <img src={source} alt="" loading="lazy" />}</span>
}

function PostTitle({ post }: { post: ShownPost }) {
  const title = post.title || texts.untitledPost
  const url = toHttpsUrl(post.url)
  if (!url) {
    return (
      <p className={classes.title} dir="auto">
        {title}
      </p>
    )
  }
  return (
    <a className={classes.title} dir="auto" href={url} target="_blank" rel="noopener noreferrer">
      {title}
    </a>
  )
}

function Published({ at }: { at: string }) {
  const moment = new Date(at)
  return (
    <time className={classes.quiet} dateTime={at} title={formatExactTime(moment)}>
      {formatTimeAgo(moment, new Date())}
    </time>
  )
}

function describeFigures({ views, likes, comments }: ShownPost): string {
  const figures = [
    views !== null && texts.post.views(formatCount(views)),
    likes !== null && texts.post.likes(formatCount(likes)),
    comments !== null && texts.post.comments(formatCount(comments)),
  ].filter(Boolean)
  return figures.length > 0 ? figures.join(' · ') : texts.post.unknown
}
