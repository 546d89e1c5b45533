import { workspaceExportEndpoints } from '@troupe/contract/account/workspace-export'
import { collectionEndpoints as collections } from '@troupe/contract/collections'
import { exportsEndpoints } from '@troupe/contract/discover/exports'
import { savedSearchEndpoints as searches } from '@troupe/contract/discover/saved-searches'
import { pipelineEndpoints } from '@troupe/contract/pipeline/pipeline'
import { activityEndpoints } from '@troupe/contract/workspace/activities'
import { type ActivityRule, byId, recordAs } from './activity-rule.ts'
import type { StoredThing } from './thing-repository.ts'

const nameOf = (thing: StoredThing | undefined) => thing?.name ?? undefined

/** Collections, saved searches and files. */
export const collectingRules: readonly ActivityRule[] = [
  recordAs(collections.createCollection, (_, { answer: { id, name, kol_count: count, is_private: isPrivate } }) => ({
    action: 'collection.created',
    targetId: id,
    targetName: isPrivate ? undefined : name,
    count: count > 0 ? count : undefined,
  })),
  recordAs(
    collections.changeCollection,
    ({ params: { id } }, { answer: { name, is_private: isPrivate }, before }) => ({
      action: 'collection.changed',
      targetId: id,
      targetName: nameOf(before),
      detail: before && before.name !== name && !isPrivate ? name : undefined,
    }),
    byId('collection'),
  ),
  recordAs(
    collections.deleteCollection,
    ({ params: { id } }, { before }) => ({ action: 'collection.deleted', targetId: id, targetName: nameOf(before) }),
    byId('collection'),
  ),
  recordAs(
    collections.addToCollection,
    ({ params: { id } }, { answer: { added_count: count }, before }) =>
      count > 0 ? { action: 'collection.creators_added', targetId: id, targetName: nameOf(before), count } : undefined,
    byId('collection'),
  ),
  recordAs(
    collections.removeFromCollection,
    ({ params: { id } }, { answer: { removed_count: count }, before }) =>
      count > 0
        ? { action: 'collection.creators_removed', targetId: id, targetName: nameOf(before), count }
        : undefined,
    byId('collection'),
  ),
  recordAs(searches.saveSearch, (_, { answer: { id, name } }) => ({
    action: 'search.saved',
    targetId: id,
    targetName: name,
  })),
  recordAs(
    searches.deleteSavedSearch,
    ({ params: { id } }, { before }) => ({ action: 'search.deleted', targetId: id, targetName: nameOf(before) }),
    byId('search'),
  ),
  // The download itself needs no account, only the link: the entry is made with the link, when the member is known.
  recordAs(exportsEndpoints.exportKols, ({ body: { format } }, { answer: { rows } }) => ({
    action: 'export.creators',
    detail: format,
    count: rows,
  })),
  recordAs(pipelineEndpoints.linkFile, ({ body: { format } }) => ({ action: 'export.pipeline', detail: format })),
  recordAs(activityEndpoints.export, () => ({ action: 'export.activities', detail: 'csv' })),
  recordAs(workspaceExportEndpoints.exportWorkspace, () => ({ action: 'export.workspace', detail: 'json' })),
]
