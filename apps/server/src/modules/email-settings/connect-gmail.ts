import { say } from '@troupe/contract/messages/message'
import { tellMessage, type WireMessage } from '@troupe/contract/messages/wire-message'
import type { Actor, Client } from '../../http/requests/endpoint-binding.ts'
import { getSender } from './change-config.ts'
import type { EmailSettingsContext } from './email-settings-context.ts'
import { sealTokens } from './gmail-access.ts'
import * as authorizations from './gmail-authorization-repository.ts'
import { GoogleError, type GoogleTokens, gmailReadScope, gmailSendScope } from './google-port.ts'
import { makeStart, refuseState, takeStart } from './oauth/oauth-start.ts'
import * as senders from './sender-repository.ts'

type Context = Pick<
  EmailSettingsContext,
  'db' | 'clock' | 'log' | 'secrets' | 'google' | 'rateLimits' | 'getCallbackUrl' | 'noteConnection'
>

export interface Outcome extends WireMessage {
  readonly success: boolean
  readonly message: string
}

/**
 * Starts a connection unless the user is connected, with permission to read if that is asked for. `authUrl` is the page
 * to open, in the same browser.
 */
export async function startGmailConnection(
  context: Context,
  { actor: { userId }, client }: { actor: Actor; client: Client },
  { asksToRead: isAsked }: { asksToRead: boolean },
): Promise<Outcome & { connected: boolean; authUrl: string | null }> {
  const { db, clock, secrets, google, rateLimits } = context
  if (!google)
    return { success: false, connected: false, authUrl: null, ...tellMessage(say('email_settings.gmail_unavailable')) }
  const { gmail_state: current, gmail_reads: reads } = await getSender(context, userId)
  const asksToRead = isAsked || reads
  if (current === 'connected' && (reads || !isAsked)) {
    return {
      success: true,
      connected: true,
      authUrl: null,
      ...tellMessage(say('email_settings.gmail_connected_already')),
    }
  }
  await rateLimits.take(['gmailConnectionsByUser', userId])
  const now = clock.now()
  const { start, row } = makeStart({ secrets, userId, client, redirectUri: context.getCallbackUrl(), now })
  await authorizations.insert(db, row, now)
  const authUrl = google.toAuthorizationUrl({ ...start, asksToRead })
  return { success: true, connected: false, authUrl, ...tellMessage(say('email_settings.gmail_popup')) }
}

/**
 * Completes a connection with the parameters that Google passed back through the browser. The state identifies the
 * user, who need not be signed in any more.
 * @throws AppError `forbidden` when no connection was started with this state in this browser, the state was already
 * used, or it has expired; `too_many_requests`.
 */
export async function completeGmailConnection(
  context: Context,
  client: Client,
  { code, state }: { code: string; state: string },
): Promise<Outcome> {
  const { db, log, google } = context
  const { kept, ...start } = await takeStart(context, {
    client,
    state,
    take: (key) => authorizations.take(db, key),
  })
  if (!google) throw refuseState()
  const userId = kept.user_id
  try {
    const tokens = await google.exchangeCode({ ...start, code })
    return await keepTokens(context, userId, tokens)
  } catch (error) {
    if (!(error instanceof GoogleError)) throw error
    log.warn({ userId, kind: error.kind, reason: error.message }, 'a Gmail account was not connected')
    return { success: false, ...tellMessage(error.said) }
  }
}

async function keepTokens(
  { db, clock, secrets, noteConnection }: Context,
  userId: string,
  tokens: GoogleTokens,
): Promise<Outcome> {
  const { scopes, refreshToken, email } = tokens
  if (!scopes.includes(gmailSendScope))
    return { success: false, ...tellMessage(say('email_settings.gmail_scope_missing')) }
  if (refreshToken === undefined) return { success: false, ...tellMessage(say('email_settings.gmail_not_lasting')) }
  if (email === undefined) return { success: false, ...tellMessage(say('email_settings.gmail_account_unknown')) }
  const now = clock.now()
  const sealed = sealTokens(secrets, userId, { ...tokens, refreshToken }, now)
  const reads = scopes.includes(gmailReadScope)
  await db.transaction().execute(async (transaction) => {
    await senders.connectGmail(transaction, userId, { email, reads, tokens: sealed, now })
    await noteConnection(transaction, { userId, provider: 'gmail', at: now })
  })
  return { success: true, ...tellMessage(say('email_settings.gmail_connected', { address: email })) }
}

/** Deletes the connection and asks Google to revoke it. The connection is deleted even if Google does not answer. */
export async function disconnectGmail(context: Context, { userId }: Actor): Promise<Outcome> {
  const { db, clock, log, secrets, google } = context
  const row = await senders.find(db, userId)
  await senders.endGmail(db, userId, { state: 'disconnected', now: clock.now() })
  const token = secrets.open(row?.gmail_refresh_token_sealed ?? null, userId)
  try {
    if (token !== undefined) await google?.revoke(token)
  } catch (error) {
    if (!(error instanceof GoogleError)) throw error
    log.warn({ userId, reason: error.message }, 'a forgotten Gmail connection was not revoked')
  }
  return { success: true, ...tellMessage(say('email_settings.gmail_disconnected')) }
}
