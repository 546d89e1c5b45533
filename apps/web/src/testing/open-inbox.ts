import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { accountEndpoints } from '@troupe/contract/accounts'
import { collectionEndpoints } from '@troupe/contract/collections'
import { creatorProfileEndpoints } from '@troupe/contract/discover/creator-profile'
import { campaignEndpoints } from '@troupe/contract/mail/campaigns'
import { emailTemplateEndpoints } from '@troupe/contract/mail/email-templates'
import { inboxEndpoints, type ThreadDetails } from '@troupe/contract/mail/inbox'
import { mailboxReadingEndpoints } from '@troupe/contract/mail/mailbox-reading'
import { notificationEndpoints } from '@troupe/contract/mail/notifications'
import { receivedMailEndpoints } from '@troupe/contract/mail/received-mails'
import { makeCreatorProfile, makeUser } from './factories.ts'
import { createFakeServer, type FakeServer, json, never } from './fake-server.ts'
import { type KeptInbox, keepInbox } from './keep-inbox.ts'
import { reducedMotion, setMatchingMedia } from './media.ts'
import { renderApp, storeTokens } from './render-app.tsx'

interface InboxOptions {
  /** The thread to open; undefined: only the list. */
  opened?: ThreadDetails | undefined
  /** The query behind the path, such as `?view=done`. */
  query?: string
  pageSize?: number
  /** Whether there is room for the column about the thread. */
  isWide?: boolean
  /** The stream of changes; by default one that never begins. */
  watch?: () => Response | Promise<Response>
  /** Changes the server before. */
  prepare?: (server: FakeServer) => void
}

/** Opens the inbox with these threads, on a server that keeps them. */
export function openInbox(threads: ThreadDetails[], options: InboxOptions = {}) {
  const { opened, query = '', pageSize, isWide = true, watch = never, prepare } = options
  storeTokens()
  setMatchingMedia(reducedMotion, ...(isWide ? ['(min-width: 75em)'] : []))
  const server = createFakeServer()
  const kept: KeptInbox = { threads }
  server.on(accountEndpoints.me, () => json(makeUser()))
  server.on(notificationEndpoints.list, () => json({ notifications: [], unread: 0, has_more: false }))
  server.on(mailboxReadingEndpoints.list, () => json({ readings: [] }))
  server.on(collectionEndpoints.listCollectionsOfCreator, () => json([]))
  server.on(creatorProfileEndpoints.getProfile, () => json(makeCreatorProfile()))
  server.on(campaignEndpoints.listCreatorMails, () => json({ messages: [], total: 0, has_more: false }))
  server.on(receivedMailEndpoints.listOfCreator, () => json({ received: [] }))
  server.on(emailTemplateEndpoints.list, () => json({ templates: [] }))
  server.on(inboxEndpoints.watch, watch)
  keepInbox(server, kept, pageSize)
  prepare?.(server)
  const { router } = renderApp(server, `/inbox${opened ? `/${opened.id}` : ''}${query}`)
  return { server, router, kept, user: userEvent.setup() }
}

/** The rows of the list, once it is there. */
export async function findRows(): Promise<HTMLElement[]> {
  await screen.findByRole('list', { name: /^Conversations/ })
  return screen.getAllByRole('link', { name: /An offer of tea/ })
}
