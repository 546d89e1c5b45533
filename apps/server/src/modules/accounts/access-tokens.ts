import { createHash, createSecretKey } from 'node:crypto'
import { errors, jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import { AppError } from '../../app-error.ts'
import { decodeCanonicalBase64url } from '../../canonical-base64url.ts'
import type { Clock } from '../../clock.ts'
import { minutes } from '../../durations.ts'
import type { Actor } from '../../http/endpoint-binding.ts'

export const accessTokenLifetime = minutes(15)

const algorithm = 'HS256'
const issuer = 'troupe'
const audience = 'troupe-api'
const type = 'at+jwt'
/** How far the clocks of two nodes may differ. */
const clockToleranceSeconds = 5

const Claims = z.object({ sub: z.uuid(), sid: z.uuid() })

export interface AccessTokens {
  sign(actor: Actor): Promise<string>
  /** Whom the token speaks for; rejects with `unauthenticated` unless it is ours, whole and in its time. */
  verify(token: string): Promise<Actor>
}

/** Short-lived bearer tokens: JWT (RFC 7519, the profile of RFC 9068 in type and claims). */
export function createAccessTokens(keyBytes: Buffer, clock: Clock): AccessTokens {
  const key = createSecretKey(keyBytes)
  const keyId = createHash('sha256').update(keyBytes).digest('base64url').slice(0, 8)
  const keys = new Map([[keyId, key]])
  return {
    sign: ({ userId, sessionId }) =>
      new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: algorithm, kid: keyId, typ: type })
        .setSubject(userId)
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt(clock.now())
        .setExpirationTime(new Date(clock.now().getTime() + accessTokenLifetime))
        .sign(key),
    async verify(token) {
      try {
        // `jose` reads every spelling of the signature.
        if (!decodeCanonicalBase64url(token.slice(token.lastIndexOf('.') + 1))) throw new errors.JWSInvalid()
        const { payload } = await jwtVerify(
          token,
          (header) => {
            const known = keys.get(header.kid ?? '')
            if (!known) throw new errors.JWKSNoMatchingKey()
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
        const { sub, sid } = Claims.parse(payload)
        return { userId: sub, sessionId: sid }
      } catch (error) {
        throw new AppError('unauthenticated', 'Authentication expired. Please log in again.', { cause: error })
      }
    },
  }
}
