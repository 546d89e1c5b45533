import { type PlainMessageKey, say } from '@troupe/contract/messages/message'
import { tellMessage, type WireMessage } from '@troupe/contract/messages/wire-message'
import type { Actor, Client } from '../../http/requests/endpoint-binding.ts'
import { getSender } from './change-config.ts'
import type { EmailSettingsContext } from './email-settings-context.ts'
import * as authorizations from './microsoft/microsoft-authorization-repository.ts'
import { type Microsoft, microsoftReadScope, microsoftSendScope } from './microsoft/microsoft-port.ts'
import * as connections from './microsoft/microsoft-repository.ts'
import { sealTokens } from './oauth/kept-tokens.ts'
import { OAuthError } from './oauth/oauth-port.ts'
import { makeStart, refuseState, takeStart } from './oauth/oauth-start.ts'
import { makeDefaultSender } from './sender-repository.ts'

type Context = Pick<
  EmailSettingsContext,
  'db' | 'clock' | 'log' | 'secrets' | 'microsoft' | 'rateLimits' | 'getMicrosoftCallbackUrl' | 'noteConnection'
>

interface Outcome extends WireMessage {
  readonly success: boolean
  readonly message: string
}

interface Start extends Outcome {
  readonly connected: boolean
  readonly authUrl: string | null
}

/**
 * Starts a connection unless the user has one that permits what is asked for. `authUrl` is the page to open, in the same
 * browser. A connection that was revoked is asked for with what it permitted.
 */
export async function startMicrosoftConnection(
  context: Context,
  { actor: { userId }, client }: { actor: Actor; client: Client },
  { reads: asked }: { reads: boolean },
): Promise<Start> {
  const { db, clock, secrets, microsoft, rateLimits } = context
  const refuse = (key: PlainMessageKey, connected: boolean) => ({
    success: connected,
    connected,
    authUrl: null,
    ...tellMessage(say(key)),
  })
  if (!microsoft) return refuse('email_settings.microsoft_unavailable', false)
  const { microsoft_state: state, microsoft_reads: hasRead, microsoft_email: email } = await getSender(context, userId)
  if (state === 'connected' && (hasRead || !asked)) return refuse('email_settings.microsoft_connected_already', true)
  await rateLimits.take(['microsoftConnectionsByUser', userId])
  const now = clock.now()
  const reads = asked || hasRead
  const { start, row } = makeStart({ secrets, userId, client, redirectUri: context.getMicrosoftCallbackUrl(), now })
  await authorizations.insert(db, { ...row, reads }, now)
  const authUrl = microsoft.toAuthorizationUrl({ ...start, reads, email })
  return { success: true, connected: false, authUrl, ...tellMessage(say('email_settings.microsoft_popup')) }
}

/**
 * Completes a connection with the parameters that Microsoft passed back through the browser. The state identifies the
 * user, who need not be signed in any more.
 * @throws AppError `forbidden` when no connection was started with this state in this browser, the state was already
 * used, or it has expired; `too_many_requests`.
 */
export async function completeMicrosoftConnection(
  context: Context,
  client: Client,
  { code, state }: { code: string; state: string },
): Promise<Outcome> {
  const { db, log, microsoft } = context
  const { kept, ...start } = await takeStart(context, {
    client,
    state,
    take: (key) => authorizations.take(db, key),
  })
  if (!microsoft) throw refuseState()
  const { user_id: userId, reads } = kept
  try {
    const answer = await microsoft.exchangeCode({ ...start, code })
    return await keepTokens(context, { userId, reads }, answer)
  } catch (error) {
    if (!(error instanceof OAuthError)) throw error
    log.warn({ userId, kind: error.kind, reason: error.message }, 'a Microsoft account was not connected')
    return { success: false, ...tellMessage(error.said) }
  }
}

async function keepTokens(
  { db, clock, secrets, noteConnection }: Context,
  { userId, reads }: { userId: string; reads: boolean },
  { tokens, account }: Awaited<ReturnType<Microsoft['exchangeCode']>>,
): Promise<Outcome> {
  const { scopes, refreshToken } = tokens
  const fail = (key: PlainMessageKey) => ({ success: false, ...tellMessage(say(key)) })
  if (!scopes.includes(microsoftSendScope)) return fail('email_settings.microsoft_scope_missing')
  if (reads && !scopes.includes(microsoftReadScope)) return fail('email_settings.microsoft_reading_missing')
  if (refreshToken === undefined) return fail('email_settings.microsoft_not_lasting')
  if (account === undefined) return fail('email_settings.microsoft_account_unknown')
  const now = clock.now()
  const sealed = sealTokens(secrets, userId, { ...tokens, refreshToken }, now)
  await db.transaction().execute(async (transaction) => {
    await connections.connect(transaction, makeDefaultSender(userId, now), { account, reads, tokens: sealed })
    await noteConnection(transaction, { userId, provider: 'microsoft', at: now })
  })
  const said = reads ? 'email_settings.microsoft_reads' : 'email_settings.microsoft_connected'
  return { success: true, ...tellMessage(say(said, { address: account.email })) }
}

/** Deletes the connection. Microsoft cannot be asked to revoke it: the answer says what the user can do. */
export async function disconnectMicrosoft({ db, clock }: Context, { userId }: Actor): Promise<Outcome> {
  await connections.disconnect(db, userId, clock.now())
  return { success: true, ...tellMessage(say('email_settings.microsoft_disconnected')) }
}
