import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { accessTokenEndpoints } from '@troupe/contract/access-tokens'
import { workspaceExportEndpoints } from '@troupe/contract/account/workspace-export'
import { accountEndpoints } from '@troupe/contract/accounts'
import { collectionEndpoints } from '@troupe/contract/collections'
import { webhookEndpoints } from '@troupe/contract/webhooks'
import { activityEndpoints } from '@troupe/contract/workspace/activities'
import { type Workspace, type WorkspaceInvitation, workspaceEndpoints } from '@troupe/contract/workspaces'
import { expect, test } from 'vitest'
import { makeMember, makeUser, makeWorkspace } from '../../../testing/factories.ts'
import { createFakeServer, json, never } from '../../../testing/fake-server.ts'
import { renderApp, storeTokens } from '../../../testing/render-app.tsx'

const { list, open, change, listMembers, changeMember, removeMember, invite, revokeInvitation } = workspaceEndpoints
const { exportWorkspace } = workspaceExportEndpoints
const maya = makeMember()
const ben = makeMember({
  user_id: '00000000-0000-4000-8000-0000000000b2',
  username: 'ben',
  email: 'ben@example.test',
  role: 'member',
})
const cleo = makeMember({
  user_id: '00000000-0000-4000-8000-0000000000b3',
  username: 'cleo',
  email: 'cleo@example.test',
  role: 'owner',
})
const invitation: WorkspaceInvitation = {
  id: '00000000-0000-4000-8000-0000000000c1',
  email: 'dora@example.test',
  role: 'viewer',
  invited_by: 'maya',
  created_at: '2026-01-01T00:00:00.000Z',
  expires_at: '2026-01-08T12:00:00.000Z',
}

interface Team {
  workspaces?: Workspace[]
  members?: (typeof maya)[]
  invitations?: WorkspaceInvitation[]
  had_colleagues?: boolean
}

async function openTeam({
  workspaces = [makeWorkspace()],
  members = [maya],
  invitations = [],
  had_colleagues = members.length > 1,
}: Team = {}) {
  storeTokens()
  const server = createFakeServer()
  server.on(accountEndpoints.me, () => json(makeUser({ id: maya.user_id })))
  server.on(list, () => json({ workspaces, open_id: workspaces[0]?.id }))
  server.on(listMembers, () => json({ members, invitations, had_colleagues }))
  server.on(activityEndpoints.list, () => json({ activities: [], next_cursor: null, people: [] }))
  const { router, unmount } = renderApp(server, '/team')
  await screen.findByText(members.length + invitations.length < 2 ? /^You work alone here\./ : /^Together in/)
  return { server, router, unmount, user: userEvent.setup() }
}

const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name })
const roleOf = (name: string) => screen.getByLabelText<HTMLSelectElement>(`Role of ${name}`)
const namesOf = (select: HTMLSelectElement) => [...select.options].map(({ label }) => label)

test('a user who is alone sees one line, and invites a colleague from there', async () => {
  const { server, user } = await openTeam()
  expect(screen.getByRole('main').querySelectorAll('section')).toHaveLength(0)
  server.on(invite, () => json(invitation))
  await user.click(button('Invite a colleague'))
  await user.type(screen.getByLabelText('Email address'), 'nobody')
  await user.click(button('Invite'))
  expect(server.received(invite)).toHaveLength(0)
  await user.clear(screen.getByLabelText('Email address'))
  await user.type(screen.getByLabelText('Email address'), 'dora@example.test')
  await user.click(screen.getByRole('radio', { name: 'Viewer' }))
  server.on(listMembers, () => json({ members: [maya], invitations: [invitation], had_colleagues: false }))
  await user.click(button('Invite'))
  expect(await screen.findByText('Viewer, until Jan 8, 2026')).toBeTruthy()
  expect(server.received(invite)[0]?.body).toEqual({ email: 'dora@example.test', role: 'viewer' })
  expect(screen.getByLabelText<HTMLInputElement>('Email address').value).toBe('')
})

test('an invitation is sent again and taken back, and a refusal is shown', async () => {
  const { server, user } = await openTeam({ invitations: [invitation] })
  server.on(invite, () => json({ detail: 'Too many invitations' }, 429))
  await user.click(button('Invite again: dora@example.test'))
  expect((await screen.findByRole('alert')).textContent).toBe('Too many invitations')
  server.on(revokeInvitation, () => json({ message: 'The invitation was taken back' }))
  server.on(listMembers, () => json({ members: [maya, ben], invitations: [], had_colleagues: true }))
  await user.click(button('Take back the invitation of dora@example.test'))
  const question = within(await screen.findByRole('dialog', { name: 'Take back this invitation?' }))
  expect(question.getByText('The link in the mail to dora@example.test will lead nowhere.')).toBeTruthy()
  expect(server.received(revokeInvitation)).toEqual([])
  await user.click(question.getByRole('button', { name: 'Take back' }))
  await waitFor(() => expect(screen.queryByText('dora@example.test')).toBeNull())
  expect(server.received(revokeInvitation)[0]?.path).toContain(invitation.id)
})

test('an admin changes the roles that the server allows, and renames the workspace', async () => {
  const { server, user } = await openTeam({
    workspaces: [makeWorkspace({ role: 'admin', name: 'Tea house' })],
    members: [cleo, ben, makeMember({ role: 'admin' })],
  })
  expect(screen.queryByLabelText('Role of cleo')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Remove cleo' })).toBeNull()
  expect(namesOf(roleOf('ben'))).toEqual(['Viewer', 'Member', 'Admin'])
  server.on(changeMember, () => json({ detail: 'Only owners of this workspace may do this' }, 403))
  await user.selectOptions(roleOf('ben'), 'Viewer')
  expect((await screen.findByRole('alert')).textContent).toBe('Only owners of this workspace may do this')
  await waitFor(() => expect(roleOf('ben').value).toBe('member'))
  expect(server.received(changeMember)[0]?.body).toEqual({ role: 'viewer' })

  const renamed = makeWorkspace({ role: 'admin', name: 'Coffee house' })
  server.on(change, () => json({ workspace: renamed }))
  server.on(list, () => json({ workspaces: [renamed], open_id: renamed.id }))
  await user.clear(screen.getByLabelText('Name of the workspace'))
  await user.type(screen.getByLabelText('Name of the workspace'), 'Coffee house')
  await user.click(button('Save name'))
  expect(await screen.findByText('Together in Coffee house.')).toBeTruthy()
})

test('a role that is refused is told with its member, also when two are changed at once', async () => {
  const { server, user } = await openTeam({ members: [maya, ben, cleo] })
  const isAnswered = Promise.withResolvers<void>()
  server.on(changeMember, async ({ path }) => {
    await isAnswered.promise
    return path.includes(ben.user_id) ? json({ detail: 'Ben stays a member' }, 403) : json({ ...cleo, role: 'admin' })
  })
  await user.selectOptions(roleOf('ben'), 'Viewer')
  await user.selectOptions(roleOf('cleo'), 'Admin')
  isAnswered.resolve()
  const row = within(screen.getAllByRole('listitem').find((item) => item.textContent?.includes('ben')) ?? document.body)
  expect((await row.findByRole('alert')).textContent).toBe('Ben stays a member')
  expect(screen.getAllByRole('alert')).toHaveLength(1)
})

test('an admin demands a second factor of all members', async () => {
  const { server, user } = await openTeam({
    workspaces: [makeWorkspace({ role: 'admin' })],
    members: [ben, makeMember({ role: 'admin' })],
  })
  const demand = () => screen.getByRole<HTMLInputElement>('switch', { name: 'Every member must have one' })
  server.on(change, () => json({ detail: 'Only admins of this workspace may do this' }, 403))
  await user.click(demand())
  await screen.findByRole('alert')
  await waitFor(() => expect(demand().checked).toBe(false))
  const changed = makeWorkspace({ role: 'admin', needs_second_factor: true })
  server.on(change, () => json({ workspace: changed }))
  server.on(list, () => json({ workspaces: [changed], open_id: changed.id }))
  await user.click(demand())
  await waitFor(() => expect(demand().checked).toBe(true))
  expect(server.received(change).at(-1)?.body).toEqual({ needs_second_factor: true })
})

test('a member is removed only after a question, which asks for the member who takes over', async () => {
  const { server, user } = await openTeam({ members: [maya, ben, cleo] })
  await user.click(button('Remove ben'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove ben?' }))
  const heir = dialog.getByLabelText<HTMLSelectElement>('Who takes over')
  expect(namesOf(heir)).toEqual(['maya (maya@example.test)', 'cleo (cleo@example.test)'])
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(document.activeElement).toBe(button('Remove ben')))
  await user.keyboard('{Enter}')
  await user.selectOptions(await screen.findByLabelText('Who takes over'), cleo.user_id)
  expect(server.received(removeMember)).toHaveLength(0)
  server.on(removeMember, () => json({ message: 'The member was removed' }))
  server.on(listMembers, () => json({ members: [maya, cleo], invitations: [], had_colleagues: true }))
  await user.click(button('Remove'))
  await waitFor(() => expect(screen.queryByText('ben')).toBeNull())
  expect(server.received(removeMember).map(({ body }) => body)).toEqual([{ heir_id: cleo.user_id }])
})

test('a viewer changes nothing, but may leave, which signs out', async () => {
  const { server, router, user } = await openTeam({
    workspaces: [makeWorkspace({ role: 'viewer' })],
    members: [cleo, makeMember({ role: 'viewer' })],
  })
  expect(screen.queryByRole('combobox')).toBeNull()
  expect(screen.queryByLabelText('Email address')).toBeNull()
  await user.click(button('Leave the workspace'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Leave this workspace?' }))
  server.on(removeMember, () => json({ message: 'You left the workspace' }))
  await user.click(dialog.getByRole('button', { name: 'Leave' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/auth'))
  expect(server.received(removeMember)[0]?.path).toContain(maya.user_id)
})

test('what was done is a click away once there were colleagues, and the data only for owners', async () => {
  const { user, router } = await openTeam({ had_colleagues: true })
  expect(screen.queryByRole('button', { name: 'Download the workspace’s data' })).toBeNull()
  await user.click(screen.getByRole('link', { name: 'Activity' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/team/activity'))
})

test('an owner downloads the data of the workspace, and sees when that fails', async () => {
  const { server, user } = await openTeam({ members: [maya, ben] })
  server.on(exportWorkspace, () => json({ detail: 'Try again in 10 seconds' }, 503))
  await user.click(button('Download the workspace’s data'))
  expect((await screen.findByRole('alert')).textContent).toBe('Try again in 10 seconds')
  URL.createObjectURL = () => 'blob:workspace'
  server.on(exportWorkspace, () => json({}))
  await user.click(button('Download the workspace’s data'))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  expect(server.received(exportWorkspace)).toHaveLength(2)
})

test('a user who is alone and always was, and an admin, are not offered these', async () => {
  const { unmount } = await openTeam()
  expect(screen.queryByRole('link', { name: 'Activity' })).toBeNull()
  unmount()
  await openTeam({ workspaces: [makeWorkspace({ role: 'admin' })], members: [cleo, maya] })
  expect(screen.queryByRole('button', { name: 'Download the workspace’s data' })).toBeNull()
})

test('the account menu opens another workspace, of which nothing old is shown', async () => {
  const own = makeWorkspace({ name: 'Tea house' })
  const other = makeWorkspace({ id: '00000000-0000-4000-8000-0000000000a2', name: 'Coffee house', role: 'viewer' })
  const { server, router, user } = await openTeam({ workspaces: [own, other], members: [maya, ben] })
  server.on(open, () => {
    server.on(list, () => json({ workspaces: [own, other], open_id: other.id }))
    server.on(listMembers, () => json({ members: [cleo], invitations: [], had_colleagues: false }))
    return json({ workspace: other })
  })
  await user.click(button(/^maya/))
  expect(screen.getByRole('menuitemradio', { name: /Tea house/ }).getAttribute('aria-checked')).toBe('true')
  await user.click(screen.getByRole('menuitemradio', { name: 'Coffee house Viewer' }))
  expect(await screen.findByRole('searchbox', { name: 'Search creators' })).toBeTruthy()
  server.on(listMembers, never)
  await router.navigate('/team')
  expect(await screen.findByRole('heading', { name: 'Team' })).toBeTruthy()
  expect(screen.queryByText('ben')).toBeNull()
  expect(server.received(open).map(({ path }) => path)).toEqual([`/api/workspaces/${other.id}/open`])
})

test.each([
  ['viewer', '/collections', 'New Collection', 'You can only view this workspace.'],
  ['member', '/api-access', 'New endpoint', 'Only admins of this workspace may do this'],
] as const)('a %s is not offered what the server would refuse on %s', async (role, path, name, reason) => {
  storeTokens()
  const server = createFakeServer()
  const workspace = makeWorkspace({ role })
  server.on(accountEndpoints.me, () => json(makeUser()))
  server.on(list, () => json({ workspaces: [workspace], open_id: workspace.id }))
  server.on(collectionEndpoints.listCollections, () => json([]))
  server.on(accessTokenEndpoints.listAccessTokens, () => json({ access_tokens: [] }))
  server.on(webhookEndpoints.listWebhooks, () => json({ webhooks: [] }))
  renderApp(server, path)
  await waitFor(() => expect(button(name)).toMatchObject({ disabled: true, title: reason }))
})
