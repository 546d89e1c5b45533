import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type AdminPerson, type AuditEntry, adminEndpoints as endpoints } from '@troupe/contract/account/admin'
import { installationEndpoints } from '@troupe/contract/account/installation'
import { accountEndpoints } from '@troupe/contract/accounts'
import { describe, expect, test } from 'vitest'
import { makeUser } from '../../../testing/factories.ts'
import { createFakeServer, json } from '../../../testing/fake-server.ts'
import { renderApp, storeTokens } from '../../../testing/render-app.tsx'

const time = '2030-03-01T09:00:00.000Z'
const makePerson = (parts: Partial<AdminPerson> = {}): AdminPerson => ({
  id: '7c1f0f0e-52d7-4f0c-8f4b-4c58f4f3e901',
  email: 'ben@brand.test',
  username: 'ben',
  state: 'active',
  created_at: time,
  last_sign_in_at: time,
  last_used_at: time,
  session_count: 1,
  is_caller: false,
  ...parts,
})
const makeEntry = (parts: Partial<AuditEntry> = {}): AuditEntry => ({
  id: '7c1f0f0e-52d7-4f0c-8f4b-4c58f4f3e902',
  at: time,
  action: 'disable',
  operator: 'ops@brand.test',
  by_command: false,
  account_id: makePerson().id,
  account_email: 'ben@brand.test',
  detail: null,
  ...parts,
})
const openRule = { setting: { mode: 'auto', domains: [] }, override: null, applied: 'open' }

function openAdmin(path = '/admin') {
  storeTokens()
  const server = createFakeServer()
  server.on(accountEndpoints.me, () => json(makeUser()))
  server.on(installationEndpoints.getInstallation, () => json({ is_operator: true, address: 'answers' }))
  server.on(endpoints.listPeople, () => json({ people: [makePerson()], count: 1 }))
  server.on(endpoints.getRegistrationRule, () => json(openRule))
  server.on(endpoints.listActions, () => json({ actions: [makeEntry()], count: 1 }))
  renderApp(server, path)
  return { server, user: userEvent.setup() }
}

describe('the people of the administration', () => {
  const choose = async (user: ReturnType<typeof userEvent.setup>, name: string) => {
    await user.click(await screen.findByRole('button', { name: 'Actions for ben@brand.test' }))
    await user.click(await screen.findByRole('menuitem', { name }))
  }

  test('are listed, and found by what is typed', async () => {
    const { server, user } = openAdmin()
    await screen.findByText('ben@brand.test')
    server.on(endpoints.listPeople, () => json({ people: [], count: 0 }))
    await user.type(screen.getByRole('searchbox', { name: 'Search by address or name' }), 'zoe')
    await screen.findByText('Nobody fits')
    expect(server.received(endpoints.listPeople).at(-1)?.path).toContain('q=zoe')
  })

  test('are closed only after a question', async () => {
    const { server, user } = openAdmin()
    server.on(endpoints.setPersonState, () => json({ message: 'The account is closed' }))
    await choose(user, 'Close account…')
    const dialog = await screen.findByRole('dialog', { name: 'Close this account?' })
    expect(server.received(endpoints.setPersonState)).toEqual([])
    await user.click(within(dialog).getByRole('button', { name: 'Close account' }))
    await screen.findByText('The account is closed')
    expect(server.received(endpoints.setPersonState)[0]?.body).toEqual({ state: 'closed' })
  })

  test('have sessions that end one by one', async () => {
    const { server, user } = openAdmin()
    const session = { id: makeEntry().id, device: 'Firefox on Linux', ip: '192.0.2.7', created_at: time }
    const sessions = [{ ...session, sign_in_method: 'password', last_used_at: time, current: false }]
    server.on(endpoints.listPersonSessions, () => json({ sessions }))
    server.on(endpoints.endPersonSession, () => {
      sessions.length = 0
      return json({ message: 'The session has ended' })
    })
    await user.click(await screen.findByRole('button', { name: '1 session of ben@brand.test' }))
    await user.click(await screen.findByRole('button', { name: 'End Firefox on Linux at 192.0.2.7' }))
    await screen.findByText('No session is open.')
  })

  test('get a link only with the own password, and it is shown once', async () => {
    const { server, user } = openAdmin()
    server.on(endpoints.makePersonPasswordLink, () => json({ url: 'https://troupe.test/auth#code', expires_at: time }))
    await choose(user, 'Link for a new password…')
    const submit = await screen.findByRole<HTMLButtonElement>('button', { name: 'Create link' })
    expect(submit.disabled).toBe(true)
    await user.type(screen.getByLabelText('Your own password'), 'Right-horse-7')
    await user.click(submit)
    await screen.findByDisplayValue('https://troupe.test/auth#code')
    expect(server.received(endpoints.makePersonPasswordLink)[0]?.body).toEqual({ current_password: 'Right-horse-7' })
  })

  test('of the operator cannot be closed: that is not offered', async () => {
    const { server, user } = openAdmin()
    server.on(endpoints.listPeople, () => json({ people: [makePerson({ is_caller: true })], count: 1 }))
    await user.click(await screen.findByRole('button', { name: 'Actions for ben@brand.test' }))
    await screen.findByRole('menuitem', { name: 'Lift limits' })
    expect(screen.queryByRole('menuitem', { name: 'Close account…' })).toBeNull()
  })

  test('are not shown to others, who are told how to become operators', async () => {
    const { server } = openAdmin()
    server.on(endpoints.listPeople, () => json({ detail: 'This page is for the operators' }, 403))
    await screen.findByRole('heading', { name: 'For operators' })
  })
})

describe('the registration of the administration', () => {
  test('is closed and opened again', async () => {
    const { server, user } = openAdmin('/admin?tab=registration')
    await screen.findByText('Anybody can get an account.')
    const closed = { ...openRule, override: { mode: 'invitation', domains: [] }, applied: 'invitation' }
    server.on(endpoints.setRegistrationRule, () => json(closed))
    server.on(endpoints.getRegistrationRule, () => json(closed))
    await user.click(screen.getByRole('radio', { name: 'By invitation' }))
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText('Only invited addresses can get an account.')
    expect(server.received(endpoints.setRegistrationRule)[0]?.body).toEqual({
      override: { mode: 'invitation', domains: [] },
    })
  })

  test('by domain demands domains', async () => {
    const { server, user } = openAdmin('/admin?tab=registration')
    await user.click(await screen.findByRole('radio', { name: 'By domain' }))
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText('Please enter domains such as example.com')
    expect(server.received(endpoints.setRegistrationRule)).toEqual([])
  })
})

test('the audit log is filtered, and says who did what to whom', async () => {
  const { server, user } = openAdmin('/admin?tab=log')
  const ofRule = {
    action: 'set-registration',
    account_id: null,
    account_email: null,
    detail: 'domain brand.test',
  } as const
  const actions = [makeEntry(), makeEntry({ id: makePerson().id, ...ofRule })]
  server.on(endpoints.listActions, () => json({ actions, count: 2 }))
  const list = await screen.findByRole('list', { name: 'Audit log' })
  within(list).getByText('Closed account')
  expect(within(list).getAllByText('by ops@brand.test')).toHaveLength(2)
  within(list).getByText('By domain brand.test')
  await user.type(screen.getByLabelText('From day'), '2030-03-02')
  await waitFor(() =>
    expect(server.received(endpoints.listActions).at(-1)?.path).toContain(
      encodeURIComponent(new Date(2030, 2, 2).toISOString()),
    ),
  )
})

test('a role that follows a claim is shown with the roles before and after', async () => {
  const { server } = openAdmin('/admin?tab=log')
  const ofClaim = { action: 'follow-claim', operator: 'Acme' } as const
  const actions = [
    makeEntry({ ...ofClaim, detail: 'admin viewer Tea House Ltd' }),
    makeEntry({ ...ofClaim, id: makePerson().id, detail: 'member - Tea House Ltd' }),
  ]
  server.on(endpoints.listActions, () => json({ actions, count: 2 }))
  const list = within(await screen.findByRole('list', { name: 'Audit log' }))
  list.getByText(/Tea House Ltd: Admin → Viewer/)
  list.getByText(/Tea House Ltd: Member → no member/)
  expect(list.getAllByText('by Acme')).toHaveLength(2)
})

test('the usage shows what is left of a quota', async () => {
  const { server } = openAdmin('/admin?tab=usage')
  const quota = [{ name: 'searches', used: 12, limit: 100, resets_at: time }]
  const platform = { platform: 'youtube', mode: 'live', quota, last_error: null, last_success_at: null }
  server.on(endpoints.getUsage, () =>
    json({
      people: 4,
      creators: 3120,
      campaigns: 12,
      mails_per_day: [{ day: '2030-03-01', count: 148 }],
      storage: { database_bytes: 2_000_000, free_bytes: null },
      platforms: [platform],
    }),
  )
  await screen.findByText(/12 of 100 used, 88 left/)
  screen.getByText('148 mails')
})
