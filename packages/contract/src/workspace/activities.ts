import { z } from 'zod'
import { defineEndpoint } from '../base/endpoint.ts'
import { timeRangeFields } from '../base/time-range.ts'

export const activitiesPerPage = 50

/** Kinds of things that members do something to. */
export const activityKinds = [
  'collection',
  'campaign',
  'template',
  'search',
  'mailbox',
  'token',
  'webhook',
  'suppression',
  'export',
  'member',
  'workspace',
] as const
export const ActivityKind = z.enum(activityKinds)
export type ActivityKind = z.output<typeof ActivityKind>

/** What is recorded, as the kind of thing and what was done to it. Stored entries have these names: they never change. */
export const activityActions = [
  'collection.created',
  'collection.changed',
  'collection.deleted',
  'collection.creators_added',
  'collection.creators_removed',
  'campaign.started',
  'campaign.changed',
  'campaign.creators_added',
  'campaign.paused',
  'campaign.resumed',
  'campaign.cancelled',
  'campaign.retried',
  'template.created',
  'template.changed',
  'template.deleted',
  'search.saved',
  'search.deleted',
  'mailbox.connected',
  'mailbox.changed',
  'mailbox.shared',
  'mailbox.unshared',
  'mailbox.disconnected',
  'token.created',
  'token.revoked',
  'token.program_connected',
  'token.program_disconnected',
  'webhook.created',
  'webhook.changed',
  'webhook.secret_changed',
  'webhook.deleted',
  'suppression.added',
  'suppression.removed',
  'export.creators',
  'export.pipeline',
  'export.activities',
  'export.workspace',
  'member.invited',
  'member.invitation_revoked',
  'member.joined',
  'member.role_changed',
  'member.removed',
  'member.left',
  'workspace.renamed',
  'workspace.company_changed',
  'workspace.second_factor_demanded',
  'workspace.second_factor_waived',
] as const satisfies readonly `${ActivityKind}.${string}`[]
export const ActivityAction = z.enum(activityActions)
export type ActivityAction = z.output<typeof ActivityAction>

/** The recorded actions on things of a kind. */
export const listActionsOn = (kind: ActivityKind): ActivityAction[] =>
  activityActions.filter((action) => action.startsWith(`${kind}.`))

/** An entry of a workspace's activity log, which is never changed. */
export const Activity = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  action: ActivityAction,
  person_id: z.uuid(),
  /** User name; null: the account was deleted. */
  person: z.string().nullable(),
  /**
   * The thing, by the name that it had. Members and addresses by what they are called now, which is null once the account,
   * the invitation or the address is gone: nothing about a person outlives them here.
   */
  target: z.string().nullable(),
  /** More about it: the role, the new name, the provider or the format. */
  detail: z.string().nullable(),
  /** Number of creators or mails. */
  count: z.number().int().nullable(),
})
export type Activity = z.output<typeof Activity>

/** Filters of the log. */
export const ActivityFilter = z.object({
  /** Who did it. */
  person_id: z.uuid().optional(),
  kind: ActivityKind.optional(),
  ...timeRangeFields,
})
export type ActivityFilter = z.output<typeof ActivityFilter>

/** Things that name the member who made them. */
export const madeThings = ['collection', 'campaign'] as const

const tag = 'workspaces'

/** What the members of the open workspace did. Every member may read it. */
export const activityEndpoints = {
  list: defineEndpoint({
    method: 'GET',
    path: '/api/workspace/activities',
    access: 'user',
    tag,
    summary: `The activity log of the workspace, newest first, ${activitiesPerPage} a page`,
    query: ActivityFilter.extend({
      /** From the page before. */
      cursor: z.string().max(200).optional(),
    }),
    response: z.object({
      activities: z.array(Activity),
      /** Null on the last page. */
      next_cursor: z.string().nullable(),
      /** Everybody in the whole log who still has an account, by name. */
      people: z.array(z.object({ id: z.uuid(), name: z.string() })),
    }),
  }),
  export: defineEndpoint({
    method: 'GET',
    path: '/api/workspace/activities/export',
    access: 'user',
    tag,
    summary: 'The activity log of the workspace as a CSV file, with the same filters',
    query: ActivityFilter,
    response: z.unknown(),
  }),
  findMaker: defineEndpoint({
    method: 'GET',
    path: '/api/workspace/maker',
    access: 'user',
    tag,
    summary: 'Who made a collection or campaign of the workspace; 404 for one of another',
    query: z.object({ of: z.enum(madeThings), id: z.uuid() }),
    /** User name; null: nobody who still has an account. */
    response: z.object({ name: z.string().nullable() }),
  }),
} as const
