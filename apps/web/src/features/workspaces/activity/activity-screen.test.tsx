import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { accountEndpoints } from '@troupe/contract/accounts'
import { type Activity, activityEndpoints as endpoints } from '@troupe/contract/workspace/activities'
import { workspaceEndpoints } from '@troupe/contract/workspaces'
import { expect, test, vi } from 'vitest'
import { makeUser, makeWorkspace } from '../../../testing/factories.ts'
import { createFakeServer, json, never } from '../../../testing/fake-server.ts'
import { openCampaign } from '../../../testing/open-campaign.ts'
import { openCollection } from '../../../testing/open-collection.tsx'
import { renderApp, storeTokens } from '../../../testing/render-app.tsx'

const ben = { id: '00000000-0000-4000-8000-0000000000b2', name: 'ben' }
const makeEntry = (parts: Partial<Activity> = {}): Activity => ({
  id: crypto.randomUUID(),
  at: '2030-03-01T09:00:00.000Z',
  action: 'collection.creators_added',
  person_id: ben.id,
  person: ben.name,
  target: 'Spring bakers',
  detail: null,
  count: 12,
  ...parts,
})
const toPage = (activities: Activity[], next_cursor: string | null = null) =>
  json({ activities, next_cursor, people: [ben] })

function openActivity(entries: Activity[] = [makeEntry()]) {
  storeTokens()
  const server = createFakeServer()
  server.on(accountEndpoints.me, () => json(makeUser()))
  server.on(endpoints.list, () => toPage(entries))
  renderApp(server, '/team/activity')
  return { server, user: userEvent.setup() }
}

const findEntries = async () => within(await screen.findByRole('list', { name: 'Activity' })).getAllByRole('listitem')

const lastQuery = (server: ReturnType<typeof createFakeServer>) =>
  Object.fromEntries(new URL(server.received(endpoints.list).at(-1)?.path ?? '', 'http://a.test').searchParams)

test('the log tells who did what to which thing', async () => {
  openActivity([
    makeEntry(),
    makeEntry({ action: 'member.role_changed', target: 'cleo', detail: 'admin', count: null }),
    makeEntry({ action: 'mailbox.connected', target: null, detail: 'gmail', count: null }),
    makeEntry({ action: 'campaign.changed', target: 'Spring', detail: 'Autumn', count: null }),
    makeEntry({ action: 'export.creators', target: null, detail: 'xlsx', count: 1, person: null }),
  ])
  const entries = (await findEntries()).map(({ textContent }) => textContent)
  expect(entries[0]).toMatch(/benAdded creatorsSpring bakers, 12 creators$/)
  expect(entries[1]).toMatch(/Changed a rolecleo, Admin$/)
  expect(entries[2]).toMatch(/Connected a mailboxGmail$/)
  expect(entries[3]).toMatch(/Changed a campaignSpring, now Autumn$/)
  expect(entries[4]).toMatch(/Deleted accountDownloaded creatorsXLSX, 1 creator$/)
})

// The days of the test below, in the time zone of the tests.
const localDays = { from: new Date(2030, 2, 1).toISOString(), to: new Date(2030, 2, 3).toISOString() }

test('it is narrowed to a person, a kind of thing and a period, and shown whole again', async () => {
  const { server, user } = openActivity()
  await screen.findByText('Spring bakers, 12 creators')
  server.on(endpoints.list, () => toPage([]))
  await user.selectOptions(screen.getByLabelText('Person'), 'ben')
  await user.selectOptions(screen.getByLabelText('About'), 'Webhooks')
  await user.type(screen.getByLabelText('From day'), '2030-03-01')
  await user.type(screen.getByLabelText('To day'), '2030-03-02')
  await waitFor(() => expect(lastQuery(server)).toEqual({ person_id: ben.id, kind: 'webhook', ...localDays }))
  expect(await screen.findByText('No entry fits')).toBeTruthy()
  server.on(endpoints.list, () => toPage([makeEntry()]))
  await user.click(screen.getByRole('button', { name: 'Show all entries' }))
  expect(await screen.findByText('Spring bakers, 12 creators')).toBeTruthy()
  expect(screen.getByLabelText<HTMLSelectElement>('Person').value).toBe('')
})

test('older entries follow page by page', async () => {
  const { server, user } = openActivity([])
  await screen.findByText('Nothing was done yet')
  server.on(endpoints.list, ({ path }) =>
    path.includes('cursor=older') ? toPage([makeEntry({ target: 'Old' })]) : toPage([makeEntry()], 'older'),
  )
  await user.selectOptions(screen.getByLabelText('About'), 'Collections')
  await user.click(await screen.findByRole('button', { name: 'Show more' }))
  expect(await screen.findByText('Old, 12 creators')).toBeTruthy()
  expect(await findEntries()).toHaveLength(2)
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
})

test('an empty log, one that is being read, and one that cannot be read say so', async () => {
  const { server, user } = openActivity([])
  expect(await screen.findByText('Nothing was done yet')).toBeTruthy()
  server.on(endpoints.list, never)
  await user.selectOptions(screen.getByLabelText('About'), 'Members')
  expect(screen.getByRole('heading', { name: 'Activity' })).toBeTruthy()
})

test('a failure can be tried again', async () => {
  storeTokens()
  const server = createFakeServer()
  server.on(accountEndpoints.me, () => json(makeUser()))
  server.on(endpoints.list, () => json({ detail: 'The page is not valid' }, 422))
  renderApp(server, '/team/activity')
  expect((await screen.findByRole('alert')).textContent).toContain('The activity could not be read')
  server.on(endpoints.list, () => toPage([makeEntry()]))
  await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Spring bakers, 12 creators')).toBeTruthy()
})

test('the file has what is chosen', async () => {
  const { server, user } = openActivity()
  await screen.findByText('Spring bakers, 12 creators')
  await user.selectOptions(screen.getByLabelText('About'), 'Collections')
  const createObjectURL = vi.fn<typeof URL.createObjectURL>(() => 'blob:log')
  URL.createObjectURL = createObjectURL
  server.on(endpoints.export, () => new Response('Time'))
  await user.click(screen.getByRole('button', { name: 'Download as CSV' }))
  await waitFor(() => expect(createObjectURL).toHaveBeenCalled())
  expect(server.received(endpoints.export)[0]?.path).toContain('kind=collection')
})

test('a collection of several people names who made it, and that of one does not', async () => {
  const { server } = await openCollection()
  expect(server.received(endpoints.findMaker)).toHaveLength(0)
  const shared = makeWorkspace({ members: 2 })
  server.on(endpoints.findMaker, () => json({ name: 'ben' }))
  server.on(workspaceEndpoints.list, () => json({ workspaces: [shared], open_id: shared.id }))
  renderApp(server, `/collections/00000000-0000-4000-8000-000000000001`)
  expect(await screen.findByText('Created by ben')).toBeTruthy()
})

test('a campaign of several people names who made it', async () => {
  const { server } = openCampaign()
  const shared = makeWorkspace({ members: 2 })
  server.on(endpoints.findMaker, () => json({ name: 'ben' }))
  server.on(workspaceEndpoints.list, () => json({ workspaces: [shared], open_id: shared.id }))
  expect(await screen.findByText('Created by ben')).toBeTruthy()
  expect(server.received(endpoints.findMaker)[0]?.path).toContain('of=campaign')
})
