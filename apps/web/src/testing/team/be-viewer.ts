import { workspaceEndpoints } from '@troupe/contract/workspaces'
import { makeWorkspace } from '../factories.ts'
import { type FakeServer, json } from '../fake-server.ts'

/** Makes the user a viewer of the open workspace. */
export function beViewer(server: FakeServer): void {
  const workspace = makeWorkspace({ role: 'viewer' })
  server.on(workspaceEndpoints.list, () => json({ workspaces: [workspace], open_id: workspace.id }))
}

/** A button that a viewer cannot use, with the reason. */
export const refused = { disabled: true, title: 'You can only view this workspace.' }
