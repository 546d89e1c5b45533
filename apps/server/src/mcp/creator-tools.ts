import type { McpServer } from '@modelcontextprotocol/server'
import { listPlatforms } from '@troupe/contract/catalogues/platform-names'
import { CreatorProfile, CreatorSignal, creatorProfileEndpoints } from '@troupe/contract/discover/creator-profile'
import { discoveryEndpoints, HybridSearchRequest } from '@troupe/contract/discovery'
import { z } from 'zod'
import type { CallEndpoint } from '../http/requests/call-endpoint.ts'
import { ShortCreator, ShortFoundCreator, shorten } from './short-creator.ts'
import { type Answer, foreignTexts } from './tool-result.ts'

const defaultResults = 10
const annotations = { readOnlyHint: true, openWorldHint: false }

const SearchInput = HybridSearchRequest.extend({
  result_limit: HybridSearchRequest.shape.result_limit.removeDefault().default(defaultResults),
})
const CreatorInput = z.object({ creator_id: z.string().max(100).describe('The id of a creator that was found') })
/** Without the keys of messages: an assistant reads the English texts. */
const ShortProfile = CreatorProfile.pick({ recent_posts: true, price: true, not_known: true }).extend({
  signals: z.array(CreatorSignal.omit({ text_message: true, basis_message: true })),
})

/** Registers the tools that find and read creators. */
export function registerCreatorTools(server: McpServer, call: CallEndpoint, answer: Answer): void {
  server.registerTool(
    'search_creators',
    {
      title: 'Search creators',
      description: `Finds creators on ${listPlatforms('and')} by words and meaning, within filters. ${foreignTexts}`,
      inputSchema: SearchInput,
      // A search also asks the platforms for creators that are not stored yet.
      annotations: { ...annotations, openWorldHint: true },
    },
    (body) =>
      answer(async () => {
        const found = await call(discoveryEndpoints.hybridSearch, { body })
        const { results, suggestions, understood, platforms_searched, debug_info } = found
        const { platforms = [], unused_filters = [] } = debug_info
        const failed = platforms.flatMap(({ platform, error }) => (error ? [{ platform, reason: error.message }] : []))
        const creators = results.map((creator) => shorten(ShortFoundCreator.parse(creator)))
        return { creators, suggestions, understood, platforms_searched, platforms_failed: failed, unused_filters }
      }),
  )
  server.registerTool(
    'get_creator',
    {
      title: 'Get a creator',
      description: `What is known of one creator: figures, price, recent posts, and what stands out in them. ${foreignTexts}`,
      inputSchema: CreatorInput,
      annotations,
    },
    ({ creator_id: id }) =>
      answer(async () => {
        const profile = await call(creatorProfileEndpoints.getProfile, { params: { id } })
        return { creator: ShortCreator.parse(profile.creator), ...ShortProfile.parse(profile) }
      }),
  )
}
