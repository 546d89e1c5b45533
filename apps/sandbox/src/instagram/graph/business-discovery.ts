import { createRandom } from '../../lib/random.ts'
import type { Channel } from '../../platforms/channel.ts'
import type { World } from '../../platforms/world.ts'
import { type FieldRequest, type NodeType, selectFields } from './field-expression.ts'
import { badParameter, unknownUsername } from './graph-error.ts'
import { presentMedia } from './media.ts'

/** Whether the account is professional. One in twenty is personal, and APIs for businesses show nothing of it. */
export function isProfessional({ record }: Channel): boolean {
  return createRandom(`${record.channel_id}/account-kind`).chance(0.95)
}

interface Account {
  readonly world: World
  readonly channel: Channel
  /** Scheme and host of the picture URLs. */
  readonly origin: string
}

/** The API has no e-mail, category or country; an address can only appear in the biography. */
const accountNode: NodeType<Account> = {
  name: 'ShadowIGUser',
  fields: {
    id: ({ channel }) => channel.record.channel_id,
    ig_id: ({ channel }) => Number(channel.record.channel_id.slice(6)),
    username: ({ channel }) => channel.record.handle,
    name: ({ channel }) => channel.record.title,
    biography: ({ channel }) => channel.record.description || undefined,
    website: findWebsite,
    followers_count: ({ world, channel }) => world.followers(channel),
    follows_count: ({ channel }) => createRandom(`${channel.record.channel_id}/follows`).integer(40, 1900),
    media_count: ({ world, channel }) => world.countPosts(channel),
    profile_picture_url: ({ channel, origin }) => `${origin}${channel.record.avatar}`,
    media: ({ world, channel, origin }, request) => presentMedia(world, { channel, origin }, request),
  },
}

function findWebsite({ channel }: Account): string | undefined {
  const { channel_id, handle } = channel.record
  if (!createRandom(`${channel_id}/website`).chance(0.4)) return undefined
  return `https://${handle
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')}.example/`
}

/**
 * `business_discovery.username(name){fields}`: looks up any professional account. Throws 110/2207013 for all others.
 */
export function discoverBusiness(world: World, request: FieldRequest, origin: string): Record<string, unknown> {
  const username = request.modifiers.get('username')
  if (!username) throw badParameter('The parameter username is required')
  const channel = world.findByHandle('instagram', username)
  if (!channel || !isProfessional(channel)) throw unknownUsername(username)
  return selectFields(accountNode, { world, channel, origin }, request.fields ?? [])
}
