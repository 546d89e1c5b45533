import { z } from 'zod'
import { defineEndpoint } from '../base/endpoint.ts'
import { Activity } from '../workspace/activities.ts'
import { WorkspaceMember } from '../workspaces.ts'
import { AccountExport } from './account-export.ts'
import { text, time } from './export/export-values.ts'

/**
 * Everything that a workspace owns, without secrets: its members and activity log, then one list for each kind of data.
 * What belongs to one member, such as sessions and mailboxes, is in that member's `AccountExport`.
 */
export const WorkspaceExport = AccountExport.pick({
  exported_at: true,
  saved_searches: true,
  person_statements: true,
  creator_imports: true,
  collections: true,
  collection_columns: true,
  collected_creators: true,
  deals: true,
  deal_links: true,
  campaigns: true,
  recipients: true,
  mails: true,
  received_mails: true,
  received_files: true,
  mail_threads: true,
  thread_answers: true,
  suppressions: true,
  email_templates: true,
  company_addresses: true,
  contact_bases: true,
  privacy_notices: true,
  invitations: true,
  webhooks: true,
  webhook_deliveries: true,
}).extend({
  workspace: z.object({ id: z.uuid(), name: text, created_at: time }),
  members: z.array(WorkspaceMember),
  /** Newest first. */
  activities: z.array(Activity),
})
export type WorkspaceExport = z.output<typeof WorkspaceExport>

export const workspaceExportEndpoints = {
  exportWorkspace: defineEndpoint({
    method: 'GET',
    path: '/api/workspace/export',
    access: 'user',
    leastRole: 'owner',
    tag: 'workspaces',
    summary: 'Everything that the open workspace owns, with its members and activity log, as a file',
    response: WorkspaceExport,
  }),
} as const
