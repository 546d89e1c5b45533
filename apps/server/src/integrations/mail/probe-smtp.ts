import { seconds } from '../../lib/durations.ts'
import type { SmtpAccount } from '../../modules/email-settings/mail-probe-port.ts'
import { judgeSmtpFailure } from './judge-smtp-failure.ts'
import type { KeptConnectionOptions } from './kept-connection.ts'
import { openSmtpConnection } from './smtp-connection.ts'
import { waitForServer } from './smtp-transport.ts'

interface ProbeOptions extends KeptConnectionOptions {
  /** For the whole of it, milliseconds. */
  readonly deadline?: number | undefined
}

/**
 * Connects, encrypts, signs in, resets the empty session and says goodbye: the server answers, as far as that is to be known
 * without a mail.
 * @throws MailError of kind `account`
 */
export async function probeSmtp(
  account: SmtpAccount,
  { dial, localAuthority, deadline = seconds(20) }: ProbeOptions,
): Promise<void> {
  let isOver = false
  const probe = async () => {
    const socket = await dial(account)
    // A server that greets too late is hung up on: the failure was told already.
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
