/**
 * Roles of the members of a workspace, the weakest first. A viewer reads, a member works and sends, an admin also manages
 * members, webhooks and the company's details, and an owner may also delete the workspace and name owners.
 */
export const workspaceRoles = ['viewer', 'member', 'admin', 'owner'] as const
export type WorkspaceRole = (typeof workspaceRoles)[number]

/** Whether a role may do what `least` may. */
export function isAtLeast(role: WorkspaceRole, least: WorkspaceRole): boolean {
  return workspaceRoles.indexOf(role) >= workspaceRoles.indexOf(least)
}

/**
 * The weakest role that may call an endpoint: the one it names, or else a viewer for a GET and a member for anything
 * else.
 */
export function getLeastRole({ leastRole, method }: { leastRole?: WorkspaceRole; method: string }): WorkspaceRole {
  return leastRole ?? (method === 'GET' ? 'viewer' : 'member')
}
