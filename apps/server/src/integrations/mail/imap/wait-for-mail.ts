import type { ImapFlow } from 'imapflow'
import { ReadingError } from '../../../modules/outreach/incoming/mailbox-reader-port.ts'

interface WaitOptions {
  /** Milliseconds. */
  readonly longest: number
  readonly signal: AbortSignal
}

/**
 * Waits with IDLE until the open folder has other mails, the time is over or the signal comes. imapflow leaves IDLE after
 * each 30 seconds of silence to see whether the server is still there; IDLE is begun anew until the wait is over.
 * @throws ReadingError when the connection is lost or the server refuses IDLE.
 */
export async function waitForMail(client: ImapFlow, { longest, signal }: WaitOptions): Promise<void> {
  let isOver = signal.aborted
  const end = () => {
    isOver = true
    // A command ends IDLE. Whether it succeeds shows in `usable`.
    client.noop().catch(() => {})
  }
  const timer = setTimeout(end, longest)
  client.on('exists', end)
  signal.addEventListener('abort', end)
  try {
    while (!isOver) {
      if ((await client.idle()) === false && !isOver) throw new ReadingError('other', '')
      if (!client.usable) throw new ReadingError('timeout', '')
    }
  } finally {
    clearTimeout(timer)
    client.off('exists', end)
    signal.removeEventListener('abort', end)
  }
}
