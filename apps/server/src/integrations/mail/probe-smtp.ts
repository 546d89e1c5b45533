import { seconds } from '../../lib/durations.ts'
import type { SmtpAccount } from '../../modules/email-settings/mail-probe-port.ts'
import { judgeSmtpFailure } from './judge-smtp-failure.ts'
import type { KeptConnectionOptions } from './kept-connection.ts'
import { openSmtpConnection } from './smtp-connection.ts'
import { waitForServer } from './smtp-transport.ts'

interface ProbeOptions extends KeptConnectionOptions {
  /** Milliseconds for the whole probe. */
  readonly deadline?: number | undefined
}

/**
 * Connects, encrypts, signs in, resets the empty session and quits. This shows that the server works, as far as that is
 * possible without a mail.
 * @throws MailError of kind `account`
 */
export async function probeSmtp(
  account: SmtpAccount,
  { dial, localAuthority, deadline = seconds(20) }: ProbeOptions,
): Promise<void> {
  let isOver = false
  const probe = async () => {
    const socket = await dial(account)
    // A server that greets too late is disconnected, since the failure was already reported.
    if (isOver) {
      socket.destroy()
      return
    }
    const connection = await openSmtpConnection({ ...account, socket, localAuthority })
    try {
      await connection.reset()
      await connection.quit()
    } finally {
      connection.destroy()
    }
  }
  try {
    await waitForServer(deadline, probe())
  } catch (error) {
    throw judgeSmtpFailure(error, { phase: 'opening', bodySent: false })
  } finally {
    isOver = true
  }
}
