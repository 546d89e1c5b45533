import { act, screen, waitFor, within } from '@testing-library/react'
import { inboxEndpoints } from '@troupe/contract/mail/inbox'
import { workspaceEndpoints } from '@troupe/contract/workspaces'
import { expect, test } from 'vitest'
import { makeWorkspace } from '../../testing/factories.ts'
import { json } from '../../testing/fake-server.ts'
import { makeThread } from '../../testing/keep-inbox.ts'
import { openInbox } from '../../testing/open-inbox.ts'
import { keepTabWorkspace } from './api/tab-workspace.ts'

const own = makeWorkspace()
const other = makeWorkspace({ id: '00000000-0000-4000-8000-0000000000f2', name: 'Tea House' })

/** A conversation of the own workspace, in a browser whose session is in two. */
async function open() {
  let openId = own.id
  let workspaces = [own, other]
  const thread = makeThread(1, { name: 'Ada' })
  const opened = openInbox([thread], {
    opened: thread,
    prepare: (server) => {
      server.on(workspaceEndpoints.list, () => json({ workspaces, open_id: openId }))
      server.on(workspaceEndpoints.open, ({ path }) => {
        const workspace = path.includes(own.id) ? own : other
        openId = workspace.id
        return json({ workspace })
      })
    },
  })
  const note = within(await screen.findByRole('complementary', { name: 'About this conversation' }))
  const field = await note.findByRole<HTMLTextAreaElement>('textbox', { name: 'Note' })
  const lookAgain = () => act(async () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  const openInOtherTab = async () => {
    openId = other.id
    await lookAgain()
  }
  const beRemoved = async () => {
    workspaces = [other]
    await openInOtherTab()
  }
  return { ...opened, thread, field, openInOtherTab, beRemoved }
}

const named = ({ workspaceId }: { workspaceId: string | null }) => workspaceId

test('a tab stays in its workspace although another one was opened in another tab', async () => {
  const { server, user, field, openInOtherTab } = await open()
  const lists = server.received(workspaceEndpoints.list).length
  await openInOtherTab()
  await waitFor(() => expect(server.received(workspaceEndpoints.list).length).toBeGreaterThan(lists))
  await user.type(field, 'Likes tea')
  await waitFor(() => expect(server.received(inboxEndpoints.change)).toHaveLength(1))
  const calls = [...server.received(inboxEndpoints.change), ...server.received(inboxEndpoints.list)]
  expect(calls.map(named)).not.toContain(other.id)
  expect(field.isConnected).toBe(true)
})

test('a tab that is looked at again is where new tabs begin, such as that of a link from it', async () => {
  const { server, openInOtherTab } = await open()
  for (const times of [1, 2]) {
    await openInOtherTab()
    await waitFor(() => expect(server.received(workspaceEndpoints.open)).toHaveLength(times))
  }
  expect(server.received(workspaceEndpoints.open)[0]?.path).toBe(`/api/workspaces/${own.id}/open`)
})

test('a tab stays in its workspace when it is loaded again', async () => {
  keepTabWorkspace(other.id)
  const { server } = await open()
  await waitFor(() => expect(server.received(workspaceEndpoints.list)).toHaveLength(1))
  expect(new Set(server.received(inboxEndpoints.get).map(named))).toEqual(new Set([other.id]))
})

test('a screen begins anew in another workspace once the user is no longer in its own', async () => {
  const { server, user, field, beRemoved } = await open()
  server.on(inboxEndpoints.change, () => json({ detail: 'There is no such workspace' }, 404))
  await user.type(field, 'Likes tea')
  await beRemoved()
  await waitFor(() => expect(server.received(inboxEndpoints.get).map(named)).toContain(other.id))
  expect(new Set(server.received(inboxEndpoints.change).map(named))).toEqual(new Set([own.id]))
  expect(screen.queryByDisplayValue('Likes tea')).toBeNull()
})

test('what was written is saved in its workspace when another one is opened by the menu', async () => {
  const { server, user, field, router } = await open()
  await user.type(field, 'Likes tea')
  await user.click(screen.getByRole('button', { name: /^maya/ }))
  await user.click(await screen.findByRole('menuitemradio', { name: /^Tea House/ }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'))
  await waitFor(() => expect(server.received(inboxEndpoints.change).map(named)).toEqual([own.id]))
})
