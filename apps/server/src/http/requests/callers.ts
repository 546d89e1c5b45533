import { type Endpoint, includesScope, type TokenScope, workspaceHeader } from '@troupe/contract/base/endpoint'
import { getLeastRole, isAtLeast } from '@troupe/contract/base/roles'
import { say } from '@troupe/contract/messages/message'
import { z } from 'zod'
import { AppError } from '../../lib/app-error.ts'
import type { Actor, Caller, TokenBearer } from './endpoint-binding.ts'

/** Part of the installation that a caller addresses; a connected program's token may be for one of them only. */
export type CalledPart = 'api' | 'mcp'

interface Addressed {
  /** Default: the API. */
  readonly part?: CalledPart
  /** The workspace of a session's call; undefined: the one that is open. Tokens are for one workspace only. */
  readonly workspaceId?: string | undefined
}

/**
 * Resolves a bearer token to its user. Rejects with `unauthenticated`, or with `not_found` if the user is not in the
 * named workspace.
 */
export type Authenticate = (bearer: string, addressed?: Addressed) => Promise<Actor | TokenBearer>

const bearer = /^Bearer ([\w.~+/-]+=*)$/

/** Returns the token of an `Authorization` header. @throws AppError `unauthenticated`. */
export function readBearer(header: string | undefined): string {
  const token = bearer.exec(header ?? '')?.[1]
  if (!token) throw new AppError('unauthenticated', say('http.not_authenticated'))
  return token
}

/** Returns the workspace that a call names, if its endpoint heeds it. @throws AppError `not_found` for no id. */
export function readWorkspaceId(
  headers: Readonly<Record<string, unknown>>,
  { ignoresWorkspace }: Pick<Endpoint, 'ignoresWorkspace'>,
): string | undefined {
  const id = headers[workspaceHeader]
  if (id === undefined || ignoresWorkspace) return undefined
  const named = z.uuid().safeParse(id)
  if (named.success) return named.data
  throw new AppError('not_found', say('workspaces.unknown'))
}

export function isTokenBearer(caller: Caller): caller is TokenBearer {
  return 'tokenScopes' in caller
}

/**
 * @throws AppError `forbidden` when the token lacks the scope, or the endpoint requires a sign-in (`needed` is
 * undefined).
 */
export function refuseBeyondScope({ tokenScopes }: TokenBearer, needed: TokenScope | undefined): void {
  if (!needed) throw new AppError('forbidden', say('access_tokens.beyond_scope'))
  if (includesScope(tokenScopes, needed)) return
  const isReading = needed === 'collect' && tokenScopes.includes('read')
  throw new AppError(
    'forbidden',
    isReading ? say('access_tokens.read_only') : say('access_tokens.scope_missing', { scope: needed }),
  )
}

/** @throws AppError `forbidden` when the session has to set up a second factor before it may call the endpoint. */
export function refuseWithoutSecondFactor({ needsSecondFactor }: Actor, endpoint: Endpoint): void {
  if (needsSecondFactor && !endpoint.beforeSecondFactor) {
    throw new AppError('forbidden', say('accounts.second_factor_demanded'))
  }
}

const refusals = {
  viewer: 'workspaces.needs_member',
  member: 'workspaces.needs_member',
  admin: 'workspaces.needs_admin',
  owner: 'workspaces.needs_owner',
} as const

/** @throws AppError `forbidden` when the caller's role in the workspace is too weak for the endpoint. */
export function refuseBeyondRole({ role }: Caller, endpoint: Pick<Endpoint, 'leastRole' | 'method'>): void {
  const least = getLeastRole(endpoint)
  if (!isAtLeast(role, least)) throw new AppError('forbidden', say(refusals[least]))
}
