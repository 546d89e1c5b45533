import { createHash, createSecretKey } from 'node:crypto'
import { say } from '@troupe/contract/messages/message'
import { JWKSNoMatchingKey, JWSInvalid } from 'jose/errors'
import { SignJWT } from 'jose/jwt/sign'
import { jwtVerify } from 'jose/jwt/verify'
import { z } from 'zod'
import type { Actor } from '../../../http/requests/endpoint-binding.ts'
import { AppError } from '../../../lib/app-error.ts'
import { decodeCanonicalBase64url } from '../../../lib/canonical-base64url.ts'
import type { Clock } from '../../../lib/clock.ts'
import { minutes } from '../../../lib/durations.ts'

export const sessionTokenLifetime = minutes(15)

const algorithm = 'HS256'
const issuer = 'troupe'
const audience = 'troupe-api'
const type = 'at+jwt'
/** Maximum difference between the clocks of two nodes. */
const clockToleranceSeconds = 5

/** `sfn`: a second factor is needed first. */
const Claims = z.object({ sub: z.uuid(), sid: z.uuid(), sfn: z.literal(true).optional() })

/** The session that a token is for. */
export type SessionClaims = Pick<Actor, 'userId' | 'sessionId' | 'needsSecondFactor'>

export interface SessionTokens {
  sign(session: SessionClaims): Promise<string>
  /** Returns the token's session; rejects with `unauthenticated` if the token is forged, damaged or expired. */
  verify(token: string): Promise<SessionClaims>
}

/** Creates short-lived bearer tokens: JWT (RFC 7519), with type and claims of the RFC 9068 profile. */
export function createSessionTokens(keyBytes: Buffer, clock: Clock): SessionTokens {
  const key = createSecretKey(keyBytes)
  const keyId = createHash('sha256').update(keyBytes).digest('base64url').slice(0, 8)
  const keys = new Map([[keyId, key]])
  return {
    sign: ({ userId, sessionId, needsSecondFactor }) =>
      new SignJWT({ sid: sessionId, ...(needsSecondFactor && { sfn: true }) })
        .setProtectedHeader({ alg: algorithm, kid: keyId, typ: type })
        .setSubject(userId)
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt(clock.now())
        .setExpirationTime(new Date(clock.now().getTime() + sessionTokenLifetime))
        .sign(key),
    async verify(token) {
      try {
        // `jose` accepts every spelling of the signature.
        if (!decodeCanonicalBase64url(token.slice(token.lastIndexOf('.') + 1))) throw new JWSInvalid()
        const { payload } = await jwtVerify(
          token,
          (header) => {
            const known = keys.get(header.kid ?? '')
            if (!known) throw new JWKSNoMatchingKey()
            return known
          },
          {
            algorithms: [algorithm],
            issuer,
            audience,
            typ: type,
            requiredClaims: ['sub', 'sid', 'iat', 'exp'],
            currentDate: clock.now(),
            clockTolerance: clockToleranceSeconds,
          },
        )
        const { sub, sid, sfn } = Claims.parse(payload)
        return { userId: sub, sessionId: sid, ...(sfn && { needsSecondFactor: sfn }) }
      } catch (error) {
        throw new AppError('unauthenticated', say('accounts.session_expired'), { cause: error })
      }
    },
  }
}
