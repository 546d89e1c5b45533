import type { OAuthService } from '../../../http/oauth/oauth-protocol.ts'
import type { CalledPart } from '../../../http/requests/callers.ts'
import type { BoundEndpoint, TokenBearer } from '../../../http/requests/endpoint-binding.ts'
import { authenticateProgram } from './authenticate-program.ts'
import { bindConnectedProgramEndpoints } from './connected-program-routes.ts'
import { issueTokens, revokeToken } from './issue-tokens.ts'
import type { OAuthContext } from './oauth-context.ts'
import { isSecretOf } from './oauth-secret.ts'
import { registerClient } from './register-client.ts'

export interface ConnectedPrograms {
  readonly endpoints: BoundEndpoint[]
  /** The endpoints for programs. */
  readonly oauth: OAuthService
  /** Whether a bearer token is of a connected program. */
  isToken(bearer: string): boolean
  authenticate(bearer: string, part: CalledPart): Promise<TokenBearer>
}

/** Creates the authorization server, by which programs connect to a user's account. */
export function createConnectedPrograms(context: OAuthContext): ConnectedPrograms {
  return {
    endpoints: bindConnectedProgramEndpoints(context),
    oauth: {
      getPublicUrl: context.getPublicUrl,
      protocol: {
        register: (metadata, client) => registerClient(context, metadata, client),
        issueTokens: (parameters, client) => issueTokens(context, parameters, client),
        revoke: (parameters) => revokeToken(context, parameters),
      },
    },
    isToken: (bearer) => isSecretOf('access', bearer),
    authenticate: (bearer, part) => authenticateProgram(context, bearer, part),
  }
}
