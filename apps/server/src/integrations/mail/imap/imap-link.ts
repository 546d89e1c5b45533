import type { ImapFlow } from 'imapflow'
import { ReadingError } from '../../../modules/outreach/incoming/mailbox-reader-port.ts'

/** A signed-in connection that is made anew where the server's answer ended it. */
export interface ImapLink {
  /** The connection in use. */
  readonly client: ImapFlow
  /** Signs in again and opens the folder. @throws Error if the UIDs that were known have no meaning any more. */
  reopen(folder: { path: string; uidValidity: string }): Promise<void>
  /** No connection is made any more. */
  end(): void
}

/** Links to the account that `signIn` signs in to; `first` is its connection. */
export function createImapLink(first: ImapFlow, signIn: () => Promise<ImapFlow>): ImapLink {
  let client = first
  let isEnded = false
  const ensureOpen = () => {
    if (isEnded) throw new ReadingError('timeout', '')
  }
  return {
    get client() {
      return client
    },
    async reopen({ path, uidValidity }) {
      client.close()
      ensureOpen()
      const next = await signIn()
      if (isEnded) next.close()
      ensureOpen()
      client = next
      const opened = await client.mailboxOpen(path, { readOnly: true })
      if (String(opened.uidValidity) !== uidValidity) throw new ReadingError('other', '')
    },
    end() {
      isEnded = true
    },
  }
}
