import type {
  AuthorizationDecision,
  AuthorizationReview,
  RequestingProgram,
} from '@troupe/contract/account/connected-programs'
import { say } from '@troupe/contract/messages/message'
import type { Client, Member } from '../../../http/requests/endpoint-binding.ts'
import { AppError } from '../../../lib/app-error.ts'
import { noteForUser, wakeNoticeSender } from '../../accounts/notices/account-notices.ts'
import {
  type AddressedRequest,
  type AuthorizationRequest,
  type RequestRefusal,
  readAddressee,
  readRequest,
} from './authorization-request.ts'
import * as clients from './client-repository.ts'
import { findClient } from './find-client.ts'
import * as grants from './grant-repository.ts'
import { lifetimes, type OAuthContext, tidyUp } from './oauth-context.ts'
import { createSecret, hashSecret } from './oauth-secret.ts'
import { isLocalRedirect, matchesRedirectUri } from './redirect-uri.ts'

interface CheckedRequest {
  readonly client: clients.KnownClientRow
  readonly addressed: AddressedRequest
  readonly request: AuthorizationRequest | RequestRefusal
}

/**
 * Reads an authorization request for the consent screen.
 * @throws AppError `not_found`, `bad_request` if it cannot be answered at the address that it names;
 *   `too_many_requests`.
 */
export async function reviewAuthorization(
  context: OAuthContext,
  userId: string,
  query: string,
): Promise<AuthorizationReview> {
  await context.rateLimits.take(['programReviewsByUser', userId])
  const { client, addressed, request } = await check(context, query)
  const program = describeProgram(client, addressed.redirectUri)
  if ('scopes' in request) return { outcome: 'ask', program, scopes: [...request.scopes] }
  const redirect_to = answer(context, addressed, { error: request.code, error_description: request.reason })
  return { outcome: 'refused', program, reason: request.reason, redirect_to }
}

/**
 * Stores the user's decision. The request is checked again, since the caller may have changed it.
 * @returns the address that leads back to the program, with a code or an error.
 * @throws AppError as `reviewAuthorization`, and `bad_request` if no scope of the request is left.
 */
export async function decideAuthorization(
  context: OAuthContext,
  { userId, workspaceId, client: browser }: Member & { client: Client },
  { query, allow, scopes }: AuthorizationDecision,
): Promise<string> {
  await context.rateLimits.take(['programReviewsByUser', userId])
  const { client, addressed, request } = await check(context, query)
  if (!allow) return answer(context, addressed, { error: 'access_denied' })
  if (!('scopes' in request)) throw new AppError('bad_request', say('connected_programs.refused'))
  const allowed = request.scopes.filter((scope) => scopes.includes(scope))
  if (allowed.length === 0) throw new AppError('bad_request', say('access_tokens.scope_required'))

  const { db, clock, log } = context
  const now = clock.now()
  const code = createSecret('code')
  const noticeId = await db.transaction().execute(async (transaction) => {
    await clients.noteUse(transaction, client.id, now)
    await grants.insertCode(transaction, {
      code_hash: hashSecret(code),
      workspace_id: workspaceId,
      user_id: userId,
      client_id: client.id,
      redirect_uri: addressed.redirectUri,
      code_challenge: request.codeChallenge,
      scope: allowed.join(' '),
      resource: request.resource,
      expires_at: new Date(now.getTime() + lifetimes.code),
    })
    return noteForUser(context, transaction, { userId, kind: 'program-connected', client: browser })
  })
  await wakeNoticeSender(context, noticeId)
  await tidyUp(context)
  log.info({ event: 'program-allowed', userId, clientId: client.id, scopes: allowed }, 'program allowed')
  return answer(context, addressed, { code })
}

/** Only after this check may anything be sent to the address that the request names. */
async function check(context: OAuthContext, query: string): Promise<CheckedRequest> {
  const addressed = readAddressee(query)
  const client = await findClient(context, addressed.clientId)
  if (!matchesRedirectUri(addressed.redirectUri, client.redirect_uris)) {
    throw new AppError('bad_request', say('connected_programs.foreign_redirect'))
  }
  return { client, addressed, request: readRequest(addressed.parameters, context.getPublicUrl()) }
}

function describeProgram(client: clients.KnownClientRow, redirectUri: string): RequestingProgram {
  return {
    name: client.name,
    host: new URL(redirectUri).host,
    is_local: isLocalRedirect(redirectUri),
    verified_domain: client.kind === 'document' ? new URL(client.id).host : null,
  }
}

/** Builds the address of an answer, with the issuer (RFC 9207). */
function answer(
  { getPublicUrl }: OAuthContext,
  { redirectUri, state }: AddressedRequest,
  parameters: Readonly<Record<string, string>>,
): string {
  const url = new URL(redirectUri)
  const all = { ...parameters, ...(state === undefined ? {} : { state }), iss: getPublicUrl() }
  for (const [name, value] of Object.entries(all)) url.searchParams.set(name, value)
  return url.href
}
