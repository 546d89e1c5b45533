import type { WorkspaceRole } from '@troupe/contract/base/roles'
import type { ColumnType, Generated, Selectable } from 'kysely'

/** People who share collections, campaigns and mail contacts. */
interface Workspaces {
  /** The id of the person whose first workspace it is. */
  id: Generated<string>
  name: string
  /** Whether its members must have a second factor. */
  needs_second_factor: Generated<boolean>
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

interface WorkspaceInvitations {
  id: Generated<string>
  workspace_id: string
  /** Normalised by `normalizeEmail`; once in a workspace. */
  email: string
  role: WorkspaceRole
  created_by: string | null
  /** When it was last mailed; the secret of its link is derived from it. */
  created_at: Date
  expires_at: Date
}

export interface WorkspaceTables {
  workspaces: Workspaces
  workspace_members: WorkspaceMembers
  workspace_invitations: WorkspaceInvitations
}

export type WorkspaceRow = Selectable<Workspaces>
export type WorkspaceMemberRow = Selectable<WorkspaceMembers>
