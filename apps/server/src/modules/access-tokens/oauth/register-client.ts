import type { Client } from '../../../http/requests/endpoint-binding.ts'
import { readClientMetadata } from './client-metadata.ts'
import * as clients from './client-repository.ts'
import { type OAuthContext, tidyUp } from './oauth-context.ts'
import { createClientId } from './oauth-secret.ts'

/**
 * Registers a program (RFC 7591). Whatever it asks for, it is a public client of the code flow, as the answer says.
 * @throws OAuthError `invalid_client_metadata`, `invalid_redirect_uri`; AppError `too_many_requests`.
 */
export async function registerClient(
  context: OAuthContext,
  metadata: unknown,
  { ip }: Pick<Client, 'ip'>,
): Promise<object> {
  const { db, clock, log, rateLimits } = context
  await rateLimits.take(['programRegistrationsByNetwork', { ip }])
  const { name, redirectUris } = readClientMetadata(metadata)
  const now = clock.now()
  const id = createClientId()
  await clients.put(db, { id, kind: 'registered', name, redirectUris, freshUntil: null, now })
  await tidyUp(context)
  log.info({ event: 'program-registered', clientId: id }, 'program registered')
  return {
    client_id: id,
    client_id_issued_at: Math.floor(now.getTime() / 1000),
    client_name: name,
    redirect_uris: redirectUris,
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    token_endpoint_auth_method: 'none',
  }
}
