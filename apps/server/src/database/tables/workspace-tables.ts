import type { WorkspaceRole } from '@troupe/contract/workspaces/roles'
import type { ColumnType, Generated, Selectable } from 'kysely'

/** People who share collections, campaigns and mail contacts. */
interface Workspaces {
  /** The id of the person whose first workspace it is. */
  id: Generated<string>
  name: string
  created_at: ColumnType<Date, Date, never>
}

interface WorkspaceMembers {
  workspace_id: string
  user_id: string
  role: WorkspaceRole
  joined_at: ColumnType<Date, Date, never>
  /** When the member last changed to this workspace; a new session opens the latest. */
  opened_at: Date
}

export interface WorkspaceTables {
  workspaces: Workspaces
  workspace_members: WorkspaceMembers
}

export type WorkspaceRow = Selectable<Workspaces>
export type WorkspaceMemberRow = Selectable<WorkspaceMembers>
