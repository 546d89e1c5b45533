/** Enough for a creator's averages and rhythm; with hundreds Meta answers that it is too much. */
const postsPerCreator = 25

const postFields =
  'id,caption,permalink,media_type,media_url,thumbnail_url,timestamp,like_count,comments_count,view_count'
const profileFields = `id,username,name,biography,followers_count,media_count,profile_picture_url,media.limit(${postsPerCreator}){${postFields}}`

const username = /^[A-Za-z0-9._]{1,30}$/

/**
 * The `fields` of a request that reads a professional account; undefined for an impossible name. Nothing else may be
 * inserted, or it could ask for more than intended.
 */
export function toDiscoveryExpression(handle: string): string | undefined {
  return username.test(handle) ? `business_discovery.username(${handle}){${profileFields}}` : undefined
}
