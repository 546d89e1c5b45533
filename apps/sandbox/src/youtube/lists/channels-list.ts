import { hashText } from '../../lib/random.ts'
import type { Channel, World } from '../../platforms/world.ts'
import type { YoutubeMethod } from '../calls/youtube-call.ts'
import { readFilter, readIds, readPage } from '../calls/youtube-parameters.ts'
import { findUserName, presentChannel } from '../resources/channel-resource.ts'

const filters = ['id', 'forHandle', 'forUsername'] as const

function findChannels(world: World, name: string, values: readonly string[]): Channel[] {
  const [value = ''] = values
  if (name === 'id') return readIds(values).flatMap((id) => world.findById('youtube', id) ?? [])
  const channel = world.findByHandle('youtube', value.replace(/^@/, ''))
  if (!channel) return []
  return name === 'forHandle' || findUserName(channel) === value.toLowerCase() ? [channel] : []
}

/** An order unrelated to that of the requested ids. */
const orderOf = ({ record }: Channel) => hashText(record.channel_id)

/** `channels.list`: unknown channels are left out of the response. */
export const channelsList: YoutubeMethod = {
  name: 'channels.list',
  path: '/youtube/v3/channels',
  bucket: 'units',
  signature: {
    parameters: [...filters, 'hl', 'maxResults', 'pageToken'],
    parts: [
      'id',
      'snippet',
      'statistics',
      'contentDetails',
      'brandingSettings',
      'topicDetails',
      'status',
      'localizations',
    ],
    ownerParts: ['auditDetails', 'contentOwnerDetails'],
    ownerParameters: ['mine', 'managedByMe', 'mySubscribers', 'onBehalfOfContentOwner'],
  },
  answer({ world, base, parameters, parts }) {
    const { size } = readPage(parameters, channelsList.name)
    const { name, values } = readFilter(parameters, filters)
    const found = findChannels(world, name, values).toSorted((one, other) => orderOf(one) - orderOf(other))
    return {
      kind: 'youtube#channelListResponse',
      pageInfo: { totalResults: found.length, resultsPerPage: size },
      ...(found.length > 0 ? { items: found.map((channel) => presentChannel(channel, { parts, world, base })) } : {}),
    }
  },
}
