import { say } from '@troupe/contract/messages/message'
import type { Executor } from '../../../database/database.ts'
import type { UserRow } from '../../../database/tables/account-tables.ts'
import type { Client } from '../../../http/requests/endpoint-binding.ts'
import { AppError } from '../../../lib/app-error.ts'
import type { AccountContext } from '../core/account-context.ts'
import * as accounts from '../core/account-repository.ts'
import type { IdentityProvider, ProvidedIdentity } from '../installation/identity-provider-port.ts'
import { requireRegistrationStill } from '../registration/decide-registration.ts'
import { noPassword } from '../secrets/passwords.ts'
import { rememberDevice } from '../sessions/remember-device.ts'
import { issueTokens, startSession, type Tokens } from '../sessions/start-session.ts'
import { listUsernames } from './choose-username.ts'
import * as identities from './identity-repository.ts'

interface SignIn {
  readonly provider: IdentityProvider
  /** Its address counts as its owner's: the provider or a mailed code has verified it. */
  readonly identity: ProvidedIdentity
  /** Runs first in the same transaction; a rejection keeps the sign-in from happening. */
  readonly before?: (transaction: Executor) => Promise<void>
}

/**
 * Signs in to the account of an identity. An unknown identity gets the account of its address, or a new one without a
 * password.
 * @throws AppError `forbidden` for a deactivated account, a closed registration or an identity without an address.
 */
export async function signInIdentity(context: AccountContext, signIn: SignIn, client: Client): Promise<Tokens> {
  const { db, log, singleSignOn, rateLimits } = context
  const { provider, identity } = signIn
  const session = await db.transaction().execute(async (transaction) => {
    await signIn.before?.(transaction)
    const user = await findOrCreate(context, transaction, signIn)
    if (user.deactivated_at) throw new AppError('forbidden', say('accounts.inactive'))
    const { id: userId, password_hash: passwordHash } = user
    await singleSignOn.applyRole(transaction, { userId, providerId: provider.id, role: identity.role })
    const started = await startSession(context, transaction, {
      ...{ userId, passwordHash, client },
      method: 'single sign-on',
      singleSignOnProvider: provider.name,
    })
    // The password was changed, or the account deleted, a moment ago.
    if (!started) throw new AppError('conflict', say('accounts.password_changed_elsewhere'))
    await rememberDevice(context, transaction, { ...started, client })
    return started
  })
  await rateLimits.giveBack(['loginByNetwork', { ip: client.ip }, 2])
  await context.sweeper.sweep()
  const { userId, sessionId } = session
  log.info({ event: 'login', userId, sessionId, ip: client.ip, provider: provider.id }, 'signed in by single sign-on')
  return issueTokens(context, session)
}

async function findOrCreate(context: AccountContext, transaction: Executor, signIn: SignIn): Promise<UserRow> {
  const { provider, identity } = signIn
  const now = context.clock.now()
  const known = await identities.touch(transaction, { ...identity, provider: provider.id, now })
  if (known !== undefined) return getUser(transaction, known)
  const { email } = identity
  if (email === undefined) throw new AppError('forbidden', say('single_sign_on.no_email', { provider: provider.name }))
  const user =
    (await accounts.findByEmail(transaction, email)) ?? (await createAccount(context, transaction, { email, identity }))
  if (user.deactivated_at) return user
  const linked = { ...identity, email, userId: user.id, provider: provider.id, now }
  if (await identities.insert(transaction, linked)) {
    const { log } = context
    log.info({ event: 'identity-linked', userId: user.id, provider: provider.id }, 'an identity was linked')
    return user
  }
  // Another sign-in of the same identity was faster.
  const owner = await identities.touch(transaction, linked)
  return getUser(transaction, owner ?? user.id)
}

async function getUser(db: Executor, userId: string): Promise<UserRow> {
  const user = await accounts.findById(db, userId)
  if (!user) throw new AppError('unauthenticated', say('accounts.gone'))
  return user
}

/** @throws AppError `forbidden` where registration is closed. */
async function createAccount(
  context: AccountContext,
  transaction: Executor,
  { email, identity }: { email: string; identity: ProvidedIdentity },
): Promise<UserRow> {
  const { clock, log } = context
  await requireRegistrationStill(context, transaction, email)
  for (const username of listUsernames({ name: identity.name, email })) {
    const account = { email, username, passwordHash: noPassword, now: clock.now() }
    const userId = await accounts.insert(transaction, account)
    // Taken: the user name, or the address by another sign-in at the same time.
    const user = userId === undefined ? await accounts.findByEmail(transaction, email) : undefined
    if (user) return user
    if (userId === undefined) continue
    log.info({ event: 'registered', userId }, 'account created by single sign-on')
    return getUser(transaction, userId)
  }
  throw new AppError('conflict', say('accounts.username_taken'))
}
