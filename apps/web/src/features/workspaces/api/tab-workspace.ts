import type { Workspace } from '@troupe/contract/workspaces'

// The tabs of a browser share a session; each stays in its own workspace, also when it is reloaded.
const storageKey = 'troupe.workspace'

/** Returns the id of the workspace that this tab works in; undefined in a new tab. */
export function readTabWorkspace(): string | undefined {
  return window.sessionStorage.getItem(storageKey) ?? undefined
}

/** Keeps the workspace that was opened in this tab. */
export function keepTabWorkspace(id: string): void {
  window.sessionStorage.setItem(storageKey, id)
}

export function forgetTabWorkspace(): void {
  window.sessionStorage.removeItem(storageKey)
}

/** Chooses the workspace of this tab: the one it has, or if there is none or it was left, the one opened last. */
export function chooseTabWorkspace(workspaces: readonly Workspace[], lastOpenedId: string): Workspace | undefined {
  const keptId = readTabWorkspace()
  const chosen = workspaces.find(({ id }) => id === keptId) ?? workspaces.find(({ id }) => id === lastOpenedId)
  if (chosen) keepTabWorkspace(chosen.id)
  return chosen
}
