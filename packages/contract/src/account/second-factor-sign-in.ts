import { z } from 'zod'
import { TokenPair } from '../accounts.ts'
import { defineEndpoint } from '../base/endpoint.ts'
import { PasskeyCredential, PasskeyRequestOptions } from '../sign-in/passkey-wire.ts'
import { ChallengeToken, SecondFactorProof } from '../sign-in/second-factor-proof.ts'

const shared = { method: 'POST', access: 'public', knowsDevice: true, tag: 'accounts' } as const

/** Sign-in with a second factor, or with a passkey alone. */
export const secondFactorSignInEndpoints = {
  prove: defineEndpoint({
    ...shared,
    path: '/api/auth/login/second-factor',
    summary:
      'Completes a sign-in with the second factor; 401 when it is wrong, 409 when the sign-in has to start again',
    body: z.object({ challenge_token: ChallengeToken, proof: SecondFactorProof }),
    response: TokenPair,
  }),
  passkeyOptions: defineEndpoint({
    ...shared,
    path: '/api/auth/passkey/options',
    summary: 'Begins a sign-in with a passkey and without an address; the challenge works once',
    body: z.object({}),
    response: z.object({ challenge_token: z.string(), expires_at: z.iso.datetime(), options: PasskeyRequestOptions }),
  }),
  passkeyLogin: defineEndpoint({
    ...shared,
    path: '/api/auth/passkey/login',
    summary: 'Signs in with a passkey that has checked its user, as by a fingerprint or a PIN',
    body: z.object({ challenge_token: ChallengeToken, credential: PasskeyCredential }),
    response: TokenPair,
  }),
} as const
