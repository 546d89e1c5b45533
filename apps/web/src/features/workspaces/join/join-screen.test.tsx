import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { accountEndpoints } from '@troupe/contract/accounts'
import { workspaceEndpoints } from '@troupe/contract/workspaces'
import { expect, test } from 'vitest'
import { makeUser, makeWorkspace } from '../../../testing/factories.ts'
import { createFakeServer, json } from '../../../testing/fake-server.ts'
import { renderApp, storeTokens } from '../../../testing/render-app.tsx'
import { keepTabWorkspace, readTabWorkspace } from '../api/tab-workspace.ts'

const { lookAtInvitation, acceptInvitation } = workspaceEndpoints
const path = '/join/secret.token'

function openLink(email?: string) {
  const server = createFakeServer()
  server.on(lookAtInvitation, () =>
    json({ workspace_name: 'Tea house', invited_by: 'anna', email: 'maya@example.test', role: 'member' }),
  )
  if (email !== undefined) {
    storeTokens()
    server.on(accountEndpoints.me, () => json(makeUser({ email })))
  }
  const { router } = renderApp(server, path)
  return { server, router, user: userEvent.setup() }
}

const findButton = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name })

test('a visitor sees who invites, and comes back after signing in or registering', async () => {
  const { server, router, user } = openLink()
  expect(await screen.findByRole('heading', { name: 'Join Tea house' })).toBeTruthy()
  expect(screen.getByText('anna invites you to work together in Tea house.')).toBeTruthy()
  expect(screen.getByText(/^The invitation is for maya@example\.test\. Your role: Member\./)).toBeTruthy()
  expect(server.received(lookAtInvitation)[0]?.body).toEqual({ token: 'secret.token' })
  await user.click(screen.getByRole('link', { name: 'Create account' }))
  await screen.findByRole('heading', { name: 'Create your account' })
  expect(router.state.location).toMatchObject({ search: '?step=register', state: { origin: path } })
  await router.navigate(-1)
  await user.click(await screen.findByRole('link', { name: 'Sign in' }))
  await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/auth', state: { origin: path } }))
})

test('the invited user joins, unless the server refuses, and goes to the dashboard', async () => {
  const { server, router, user } = openLink('maya@example.test')
  keepTabWorkspace('00000000-0000-4000-8000-0000000000f3')
  server.on(acceptInvitation, () => json({ detail: 'This invitation has expired' }, 404))
  await user.click(await findButton('Join'))
  expect((await screen.findByRole('alert')).textContent).toBe('This invitation has expired')
  server.on(acceptInvitation, () => json({ workspace: makeWorkspace() }))
  await user.click(await findButton('Join'))
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'))
  expect(server.received(acceptInvitation)[0]?.body).toEqual({ token: 'secret.token' })
  expect(readTabWorkspace()).toBe(makeWorkspace().id)
})

test('a user with another address signs out, and may sign in with the invited one', async () => {
  const { server, user } = openLink('ben@example.test')
  expect(await screen.findByText(/^You are signed in as ben@example\.test\./)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Join' })).toBeNull()
  server.on(accountEndpoints.logout, () => json({ message: 'Logged out' }))
  await user.click(await findButton('Sign out'))
  expect(await screen.findByRole('link', { name: 'Sign in' })).toBeTruthy()
})

test('a link that is no longer open says so', async () => {
  const { server } = openLink()
  server.on(lookAtInvitation, () => json({ detail: 'gone' }, 404))
  expect(await screen.findByText('This invitation is no longer open')).toBeTruthy()
})
