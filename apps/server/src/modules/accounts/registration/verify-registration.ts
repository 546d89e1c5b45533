import type { Client } from '../../../http/requests/endpoint-binding.ts'
import type { AccountContext } from '../core/account-context.ts'
import * as accounts from '../core/account-repository.ts'
import { requireLocalPasswords } from '../local-passwords/local-passwords.ts'
import { rememberDevice } from '../sessions/remember-device.ts'
import { issueTokens, type StartedSession, startSession, type Tokens } from '../sessions/start-session.ts'
import { checkCode, forgiveWrongCodes, type RightCode, refuseExpired } from '../verification/check-code.ts'
import * as requests from '../verification/code-request-repository.ts'
import * as codes from '../verification/mailed-code-repository.ts'
import { requireRegistrationStill } from './decide-registration.ts'
import { refuseTaken } from './register.ts'

interface EnteredCode {
  readonly email: string
  readonly code: string
  readonly registrationId: string | undefined
}

/**
 * Creates the account of a pending registration with the mailed code, and signs in. The code goes to the owner of the
 * address, but the password is that of the registration: a stranger who registers another person's address would get an
 * account that its owner verifies. So the code counts only with the registration's id, which only the registering
 * browser has, or with that browser's cookie, or from the network that registered.
 * @throws AppError `invalid_input` with a message for users, `conflict` when the address or the user name were taken
 * meanwhile, `forbidden` when registration was closed meanwhile, `too_many_requests`.
 */
export async function verifyRegistration(
  context: AccountContext,
  { email, code, registrationId }: EnteredCode,
  client: Client,
): Promise<Tokens> {
  requireLocalPasswords(context)
  const subject = { purpose: 'registration', email } as const
  const rightCode = await checkCode(context, { subject, code, requestId: registrationId }, client)
  const session = await createAccount(context, rightCode, client)
  await forgiveWrongCodes(context, subject, client)
  await context.rateLimits.giveBack(['registerByNetwork', { ip: client.ip }])
  context.log.info({ event: 'registered', userId: session.userId, ip: client.ip }, 'account created')
  return issueTokens(context, session)
}

function createAccount(
  context: AccountContext,
  { codeId, requestId }: RightCode,
  client: Client,
): Promise<StartedSession> {
  return context.db.transaction().execute(async (transaction) => {
    const isTaken = requestId !== undefined && (await codes.take(transaction, codeId))
    const registration = isTaken ? await requests.takeRegistration(transaction, requestId) : undefined
    if (!registration) throw refuseExpired()
    const { email, username, passwordHash } = registration
    await requireRegistrationStill(context, transaction, email)
    const userId = await accounts.insert(transaction, { ...registration, now: context.clock.now() })
    if (!userId) throw refuseTaken((await accounts.findTaken(transaction, { email, username })) ?? 'username')
    const session = await startSession(context, transaction, { userId, passwordHash, method: 'password', client })
    if (!session) throw new Error('The account that was just made cannot sign in')
    await rememberDevice(context, transaction, { ...session, client })
    return session
  })
}
