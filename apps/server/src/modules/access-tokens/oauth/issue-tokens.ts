import { maxConnectedPrograms } from '@troupe/contract/account/connected-programs'
import type { Executor } from '../../../database/database.ts'
import { type IssuedTokens, OAuthError } from '../../../http/oauth/oauth-protocol.ts'
import type { Client } from '../../../http/requests/endpoint-binding.ts'
import { isReplay } from '../../accounts/secrets/refresh-tokens.ts'
import { findResource } from './authorization-request.ts'
import { isClientId } from './client-metadata.ts'
import * as clients from './client-repository.ts'
import * as grants from './grant-repository.ts'
import { lifetimes, type OAuthContext } from './oauth-context.ts'
import { createSecret, hashSecret, isSecretOf, matchesChallenge, type SecretPair } from './oauth-secret.ts'
import * as tokens from './token-repository.ts'

type Parameters = ReadonlyMap<string, string>

/**
 * Exchanges a code or a refresh token. A second use of either ends the grant with all its tokens, since one of the two
 * users is a thief. For a short grace period, though, its program gets the answer of a renewal again, as long as the new
 * refresh token is unused: it may not have received it.
 * @throws OAuthError; AppError `too_many_requests` after many invalid ones from a network.
 */
export async function issueTokens(
  context: OAuthContext,
  parameters: Parameters,
  { ip }: Pick<Client, 'ip'>,
): Promise<IssuedTokens> {
  try {
    return await exchange(context, parameters)
  } catch (error) {
    if (error instanceof OAuthError) await context.rateLimits.take(['wrongTokensByNetwork', { ip }])
    throw error
  }
}

async function exchange(context: OAuthContext, parameters: Parameters): Promise<IssuedTokens> {
  const kind = parameters.get('grant_type')
  const clientId = getParameter(parameters, 'client_id')
  // The outcome is thrown after the transaction, which would otherwise undo the end of a grant.
  const exchanged = await context.db.transaction().execute(async (transaction) => {
    const client = isClientId(clientId) ? await clients.findById(transaction, clientId) : undefined
    if (!client) throw new OAuthError('invalid_client', 'Unknown program')
    if (kind === 'authorization_code') return exchangeCode(context, transaction, { parameters, client })
    if (kind === 'refresh_token') return renew(context, transaction, { parameters, client })
    throw new OAuthError('unsupported_grant_type', 'Use authorization_code or refresh_token')
  })
  if (exchanged instanceof OAuthError) throw exchanged
  return exchanged
}

interface Given {
  readonly parameters: Parameters
  readonly client: clients.KnownClientRow
}

const invalid = () => new OAuthError('invalid_grant', 'Not valid, expired, used already, or issued to another program')

async function exchangeCode(
  context: OAuthContext,
  transaction: Executor,
  { parameters, client }: Given,
): Promise<IssuedTokens | OAuthError> {
  const given = getParameter(parameters, 'code')
  const verifier = getParameter(parameters, 'code_verifier')
  if (!isSecretOf('code', given)) return invalid()
  const codeHash = hashSecret(given)
  const now = context.clock.now()
  const code = await grants.takeCode(transaction, codeHash, now)
  if (!code) {
    const replayed = await grants.findGrantOfCode(transaction, codeHash)
    if (replayed) await endStolen(context, transaction, replayed)
    return invalid()
  }
  // The code is used from here on, also if it was presented wrongly: nobody gets a second try.
  const isSameAddress = (parameters.get('redirect_uri') ?? code.redirect_uri) === code.redirect_uri
  const isOwn = code.client_id === client.id && isSameAddress && matchesChallenge(verifier, code.code_challenge)
  if (!isOwn || code.expires_at <= now) return invalid()
  if (isOtherResource(context, parameters, code.resource)) return otherResource()
  const grantId = await grants.insert(transaction, {
    workspaceId: code.workspace_id,
    userId: code.user_id,
    clientId: client.id,
    clientName: client.name,
    redirectHost: new URL(code.redirect_uri).host,
    scope: code.scope,
    resource: code.resource,
    now,
  })
  await grants.noteGrantOfCode(transaction, codeHash, grantId)
  await grants.deleteBeyond(transaction, code.user_id, maxConnectedPrograms)
  const secrets = { access: createSecret('access'), refresh: createSecret('refresh') }
  return issue(context, transaction, { grantId, scope: code.scope, secrets })
}

async function renew(
  context: OAuthContext,
  transaction: Executor,
  { parameters, client }: Given,
): Promise<IssuedTokens | OAuthError> {
  const given = getParameter(parameters, 'refresh_token')
  if (!isSecretOf('refresh', given)) return invalid()
  const tokenHash = hashSecret(given)
  const now = context.clock.now()
  const token = await tokens.findForChange(transaction, tokenHash)
  if (token?.kind !== 'refresh') return invalid()
  const isOwn = token.client_id === client.id
  const secrets = context.succeed(given)
  if (token.used_at) {
    const isSuccessorUsed = !(await tokens.isUnused(transaction, hashSecret(secrets.refresh)))
    if (!isOwn || isReplay({ usedAt: token.used_at, isSuccessorUsed }, now)) {
      await endStolen(context, transaction, token.grant_id)
      return invalid()
    }
  }
  if (!isOwn || token.expires_at <= now) return invalid()
  if (isOtherResource(context, parameters, token.resource)) return otherResource()
  const asked = parameters.get('scope')
  if (asked !== undefined && !asked.split(' ').every((name) => token.scope.split(' ').includes(name))) {
    return new OAuthError('invalid_scope', 'The user has not allowed all of these scopes')
  }
  const { scope, grant_id: grantId } = token
  if (token.used_at) return present({ secrets, scope, issuedAt: token.used_at, now })
  await tokens.markUsed(transaction, tokenHash, now)
  return issue(context, transaction, { grantId, scope, secrets })
}

async function endStolen({ log }: OAuthContext, transaction: Executor, grantId: string): Promise<void> {
  await grants.end(transaction, grantId)
  log.warn({ event: 'program-secret-reused', grantId }, 'a connection ended, since its secret was used twice')
}

async function issue(
  { clock }: OAuthContext,
  transaction: Executor,
  { grantId, scope, secrets }: { readonly grantId: string; readonly scope: string; readonly secrets: SecretPair },
): Promise<IssuedTokens> {
  const now = clock.now()
  const after = (lifetime: number) => new Date(now.getTime() + lifetime)
  await tokens.insert(transaction, grantId, {
    accessHash: hashSecret(secrets.access),
    accessExpiresAt: after(lifetimes.access),
    refreshHash: hashSecret(secrets.refresh),
    refreshExpiresAt: after(lifetimes.refresh),
  })
  return present({ secrets, scope, issuedAt: now, now })
}

interface Issued {
  readonly secrets: SecretPair
  readonly scope: string
  readonly issuedAt: Date
  readonly now: Date
}

function present({ secrets, scope, issuedAt, now }: Issued): IssuedTokens {
  return {
    access_token: secrets.access,
    token_type: 'Bearer',
    expires_in: Math.floor((issuedAt.getTime() + lifetimes.access - now.getTime()) / 1000),
    refresh_token: secrets.refresh,
    scope,
  }
}

/** Whether the program now names a resource other than the one that was allowed. */
function isOtherResource({ getPublicUrl }: OAuthContext, parameters: Parameters, allowed: string): boolean {
  const asked = parameters.get('resource')
  return asked !== undefined && findResource(asked, getPublicUrl()) !== allowed
}

const otherResource = () => new OAuthError('invalid_target', 'The user has allowed another resource')

function getParameter(parameters: Parameters, name: string): string {
  const value = parameters.get(name)
  if (!value) throw new OAuthError('invalid_request', `The parameter ${name} is missing`)
  return value
}

/**
 * Revokes a token of the program (RFC 7009): a refresh token with its whole grant. Unknown tokens, and those of other
 * programs, are no error, so that nothing is revealed about them.
 * @throws OAuthError `invalid_request`.
 */
export async function revokeToken({ db, log }: OAuthContext, parameters: Parameters): Promise<void> {
  const clientId = getParameter(parameters, 'client_id')
  const tokenHash = hashSecret(getParameter(parameters, 'token'))
  await db.transaction().execute(async (transaction) => {
    const token = await tokens.findForChange(transaction, tokenHash)
    if (token?.client_id !== clientId) return
    if (token.kind === 'access') return tokens.deleteByHash(transaction, tokenHash)
    await grants.end(transaction, token.grant_id)
    log.info({ event: 'program-disconnected', userId: token.user_id, grantId: token.grant_id }, 'program left')
  })
}
