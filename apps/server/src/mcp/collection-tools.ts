import type { McpServer } from '@modelcontextprotocol/server'
import { collectionEndpoints } from '@troupe/contract/collections'
import { z } from 'zod'
import type { CallEndpoint } from '../http/requests/call-endpoint.ts'
import { ShortCreator, shorten } from './short-creator.ts'
import { type Answer, foreignTexts } from './tool-result.ts'

const annotations = { readOnlyHint: true, openWorldHint: false }

const CollectionInput = z.object({
  collection_id: z.uuid(),
  offset: z.number().int().min(0).max(10_000_000).default(0).describe('How many creators to skip'),
})

/** Registers the tools that read collections. */
export function registerCollectionTools(server: McpServer, call: CallEndpoint, answer: Answer): void {
  server.registerTool(
    'list_collections',
    {
      title: 'List collections',
      description: "The user's collections of creators, the last changed first.",
      inputSchema: z.object({}),
      annotations,
    },
    () => answer(async () => ({ collections: await call(collectionEndpoints.listCollections, {}) })),
  )
  server.registerTool(
    'get_collection',
    {
      title: 'Get a collection',
      description: `A collection with its creators, at most 1,000 at a time, and what all of them come to. ${foreignTexts}`,
      inputSchema: CollectionInput,
      annotations,
    },
    ({ collection_id: id, offset }) =>
      answer(async () => {
        const { kols, ...collection } = await call(collectionEndpoints.getCollection, {
          params: { id },
          query: { offset },
        })
        return { ...collection, creators: kols.map((creator) => shorten(ShortCreator.parse(creator))) }
      }),
  )
}
