import { screen, waitFor, within } from '@testing-library/react'
import { notificationEndpoints } from '@troupe/contract/mail/notifications'
import { expect, test } from 'vitest'
import { json } from '../../../testing/fake-server.ts'
import { countThreads, makeReceivedMail, makeThread } from '../../../testing/keep-inbox.ts'
import { findRows, openInbox } from '../../../testing/open-inbox.ts'

const focused = () => /Creator \d/.exec(document.activeElement?.textContent ?? '')?.[0]

async function openThree() {
  const opened = openInbox([makeThread(1), makeThread(2), makeThread(3)])
  await findRows()
  return opened
}

test('j and k move in the list, and Enter opens the conversation', async () => {
  const { user, router } = await openThree()
  await user.keyboard('jj')
  expect(focused()).toBe('Creator 2')
  await user.keyboard('jjj')
  expect(focused()).toBe('Creator 3')
  await user.keyboard('k{Enter}')
  await screen.findByRole('heading', { level: 2, name: 'Creator 2' })
  expect(router.state.location.pathname).toBe(`/inbox/${makeThread(2).id}`)
})

test('e sets to done and goes on to the next conversation; u marks as unread', async () => {
  const { user, kept } = await openThree()
  await user.keyboard('jje')
  await waitFor(() => expect(kept.threads[1]?.state).toBe('done'))
  await waitFor(async () => expect(await findRows()).toHaveLength(2))
  expect(focused()).toBe('Creator 3')
  await user.keyboard('u')
  await waitFor(() => expect(kept.threads[2]?.unread).toBe(true))
})

test('r opens a conversation with the editor, where letters are text again', async () => {
  const { user, kept } = await openThree()
  await user.keyboard('jr')
  // The editor may be mounted anew while it opens.
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Your answer' }).contains(document.activeElement)).toBe(true),
  )
  await user.keyboard('e')
  expect(kept.threads[0]?.state).toBe('open')
})

test('letters typed while the editor is loading are no keys', async () => {
  const { user, kept } = await openThree()
  await user.keyboard('jre')
  await screen.findByRole('textbox', { name: 'Your answer' })
  expect(kept.threads[0]?.state).toBe('open')
})

test('s opens a conversation with the times to snooze it', async () => {
  const { user } = await openThree()
  await user.keyboard('js')
  await screen.findByRole('dialog', { name: 'Snooze' })
})

test('/ goes to the search, and ? explains the keys', async () => {
  const { user } = await openThree()
  await user.keyboard('/')
  expect(document.activeElement).toBe(screen.getByRole('searchbox'))
  await user.keyboard('j')
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('j')
  screen.getByRole('searchbox').blur()
  await user.keyboard('?')
  const help = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }))
  help.getByText('Mark as unread, or as read')
})

test('a mail that arrives is shown in list, conversation and navigation without a click', async () => {
  const thread = makeThread(1, { name: 'Ada' })
  let push = (_counts: unknown, _revision: string) => {}
  const watch = () => {
    const encoder = new TextEncoder()
    return new Response(
      new ReadableStream({
        start(stream) {
          push = (counts, revision) =>
            stream.enqueue(encoder.encode(`event: inbox\ndata: ${JSON.stringify({ counts, revision })}\n\n`))
          push(countThreads([thread]), '1')
        },
      }),
    )
  }
  const { kept } = openInbox([thread], { opened: thread, watch })
  await screen.findByRole('region', { name: 'Ada' })
  const arrived = makeReceivedMail({ id: makeThread(8).id, text: 'One more thing' })
  const last = { ...thread.last_mail, excerpt: 'One more thing' }
  kept.threads = [{ ...thread, mails: [...thread.mails, arrived], last_mail: last }, makeThread(2, { unread: true })]
  push(countThreads(kept.threads), '2')
  await within(screen.getByRole('list', { name: /^Mails/ })).findByText('One more thing')
  await waitFor(async () => expect(await findRows()).toHaveLength(2))
  await screen.findByRole('link', { name: 'Inbox 1 unread' })
})

test('a notification about an answer leads to its conversation', async () => {
  const { server, user, router, kept } = await openThree()
  const [thread] = kept.threads
  server.on(notificationEndpoints.list, () =>
    json({
      notifications: [
        {
          id: makeThread(5).id,
          kind: 'creator_replied',
          message: 'Creator 1 has answered.',
          campaign_id: makeReceivedMail().campaign_id,
          thread_id: thread?.id,
          read: true,
          at: '2026-01-03T10:00:00.000Z',
        },
      ],
      unread: 0,
      has_more: false,
    }),
  )
  await router.navigate('/inbox?view=done')
  await user.click(screen.getByRole('button', { name: 'Notifications' }))
  await waitFor(() => expect(screen.queryByText('Creator 1 has answered.')).not.toBeNull())
  await user.click(screen.getByText('Creator 1 has answered.'))
  await screen.findByRole('heading', { level: 2, name: 'Creator 1' })
})
