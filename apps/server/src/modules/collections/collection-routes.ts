import { collectionEndpoints as endpoints } from '@troupe/contract/collections'
import { type BoundEndpoint, bind } from '../../http/requests/endpoint-binding.ts'
import { presentMembership } from './collection-presenter.ts'
import {
  addCreators,
  type CollectionContext,
  changeCollection,
  changeMember,
  createCollection,
  deleteCollection,
  getCollection,
  listCollections,
  listMemberships,
  removeCreators,
} from './collection-service.ts'
import { bindColumnEndpoints } from './columns/column-routes.ts'
import { changeTags, listTags } from './tag-service.ts'

const success = { success: true } as const

export function bindCollectionEndpoints(context: CollectionContext): BoundEndpoint[] {
  return [
    bind(endpoints.testCollectionAccess, async () => success),
    bind(endpoints.listCollections, ({ actor }) => listCollections(context, actor)),
    bind(endpoints.createCollection, ({ actor, body }) => createCollection(context, actor, body)),
    bind(endpoints.getCollection, ({ actor, params, query }) => getCollection(context, actor, { ...params, ...query })),
    bind(endpoints.changeCollection, ({ actor, params, body }) =>
      changeCollection(context, actor, { ...params, ...body }),
    ),
    bind(endpoints.deleteCollection, async ({ actor, params }) => {
      await deleteCollection(context, actor, params.id)
      return success
    }),
    bind(endpoints.addToCollection, async ({ actor, params, body }) => ({
      added_count: await addCreators(context, actor, { ...params, ...body }),
    })),
    bind(endpoints.removeFromCollection, async ({ actor, params, body }) => ({
      removed_count: await removeCreators(context, actor, { ...params, ...body }),
    })),
    bind(endpoints.changeMember, ({ actor, params, body }) => changeMember(context, actor, { ...params, ...body })),
    bind(endpoints.listTags, ({ actor }) => listTags(context, actor)),
    bind(endpoints.changeTags, async ({ actor, params, body }) => ({
      changed_count: await changeTags(context, actor, { ...params, ...body }),
    })),
    bind(endpoints.listCollectionsOfCreator, async ({ actor, params }) =>
      (await listMemberships(context, actor, params.id)).map(presentMembership),
    ),
    ...bindColumnEndpoints(context),
  ]
}
