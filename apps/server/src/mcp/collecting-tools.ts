import type { McpServer } from '@modelcontextprotocol/server'
import { collectionEndpoints } from '@troupe/contract/collections'
import { z } from 'zod'
import type { CallEndpoint } from '../http/requests/call-endpoint.ts'
import type { Answer } from './tool-result.ts'

const { createCollection, addToCollection, removeFromCollection } = collectionEndpoints
const annotations = { readOnlyHint: false, destructiveHint: false, openWorldHint: false }

const NewCollectionInput = z.object({
  name: createCollection.body.shape.name,
  description: createCollection.body.shape.description,
  creator_ids: createCollection.body.shape.kol_ids.describe('Ids of creators that were found'),
})
const AddInput = z.object({ collection_id: z.uuid(), creator_ids: addToCollection.body.shape.kol_ids })
const RemoveInput = z.object({ collection_id: z.uuid(), creator_ids: removeFromCollection.body.shape.kol_ids })

/** Registers the additional tools of tokens with the scope `collect`. */
export function registerCollectingTools(server: McpServer, call: CallEndpoint, answer: Answer): void {
  server.registerTool(
    'create_collection',
    {
      title: 'Create a collection',
      description: 'Makes a collection, with creators if some are named.',
      inputSchema: NewCollectionInput,
      annotations,
    },
    ({ creator_ids, ...collection }) =>
      answer(() => call(createCollection, { body: { ...collection, kol_ids: creator_ids } })),
  )
  server.registerTool(
    'add_to_collection',
    {
      title: 'Add to a collection',
      description: 'Adds creators to a collection; who is in it already is not added again.',
      inputSchema: AddInput,
      annotations: { ...annotations, idempotentHint: true },
    },
    ({ collection_id: id, creator_ids }) =>
      answer(() => call(addToCollection, { params: { id }, body: { kol_ids: creator_ids } })),
  )
  server.registerTool(
    'remove_from_collection',
    {
      title: 'Remove from a collection',
      description: 'Takes creators out of a collection, with their notes in it; they stay in the catalogue.',
      inputSchema: RemoveInput,
      annotations: { ...annotations, destructiveHint: true, idempotentHint: true },
    },
    ({ collection_id: id, creator_ids }) =>
      answer(() => call(removeFromCollection, { params: { id }, body: { kol_ids: creator_ids } })),
  )
}
