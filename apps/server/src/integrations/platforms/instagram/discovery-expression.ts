/**
 * Enough for a creator's averages and posting frequency. For hundreds of posts Meta answers that the request is too
 * large.
 */
const postsPerCreator = 25

const postFields =
  'id,caption,permalink,media_type,media_url,thumbnail_url,timestamp,like_count,comments_count,view_count'
const profileFields = `id,username,name,biography,followers_count,media_count,profile_picture_url,media.limit(${postsPerCreator}){${postFields}}`

const username = /^[A-Za-z0-9._]{1,30}$/

/**
 * Returns the `fields` parameter that reads a professional account; undefined for an impossible name. Only valid names
 * are inserted, since other text could request more than intended.
 */
export function toDiscoveryExpression(handle: string): string | undefined {
  return username.test(handle) ? `business_discovery.username(${handle}){${profileFields}}` : undefined
}
