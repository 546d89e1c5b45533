import { secondFactorEndpoints } from '@troupe/contract/account/second-factor-settings'
import { secondFactorSignInEndpoints } from '@troupe/contract/account/second-factor-sign-in'
import { type EndpointExample, exampleOf } from './endpoint-example.ts'
import { exampleAddress, exampleCode, exampleId, exampleLinkToken, exampleTime, laterTime } from './example-parts.ts'

const challenge_token = exampleLinkToken
const challenge = 'YS1jaGFsbGVuZ2UtdG8tYmUtc2lnbmVk'
const credentialId = 'YS1wYXNza2V5'
const tokens = {
  access_token: 'eyJhbGciOiJIUzI1NiJ9.e30.c2lnbmF0dXJl',
  refresh_token: 'bm90LWEtcmVhbC1yZWZyZXNoLXRva2Vu',
}
const confirmation = { method: 'password' as const, password: 'Right-horse-7' }
const credential = {
  id: credentialId,
  rawId: credentialId,
  type: 'public-key' as const,
  response: { clientDataJSON: 'e30', authenticatorData: 'ZGF0YQ', signature: 'c2lnbmF0dXJl' },
}
const newCredential = { ...credential, response: { clientDataJSON: 'e30', attestationObject: 'b2JqZWN0' } }
const timeout = 240_000
const rpId = 'troupe.example'
const options = { challenge, timeout, rpId, allowCredentials: [], userVerification: 'preferred' as const }
const creationOptions = {
  rp: { name: 'Troupe', id: rpId },
  user: { id: 'fB8PDlLXTwyPS0xY9PPpAQ', name: exampleAddress, displayName: 'maya' },
  challenge,
  pubKeyCredParams: [{ alg: -7, type: 'public-key' as const }],
  timeout,
  excludeCredentials: [],
  authenticatorSelection: {
    residentKey: 'required' as const,
    requireResidentKey: true as const,
    userVerification: 'preferred' as const,
  },
  attestation: 'none' as const,
}
const passkey = { id: exampleId, name: 'Laptop', created_at: exampleTime, last_used_at: laterTime }
const recovery_codes = ['7Q2M-X0VD-4KTR-9ZBC']

export const secondFactorExamples: readonly EndpointExample[] = [
  exampleOf(secondFactorSignInEndpoints.prove, {
    body: { challenge_token, proof: { method: 'code', code: exampleCode } },
    response: tokens,
  }),
  exampleOf(secondFactorSignInEndpoints.passkeyOptions, {
    body: {},
    response: { challenge_token, expires_at: laterTime, options: { ...options, userVerification: 'required' } },
  }),
  exampleOf(secondFactorSignInEndpoints.passkeyLogin, { body: { challenge_token, credential }, response: tokens }),
  exampleOf(secondFactorEndpoints.get, {
    response: { app_since: exampleTime, passkeys: [passkey], recovery_codes_left: 10, is_demanded: false },
  }),
  exampleOf(secondFactorEndpoints.beginConfirmation, { body: {}, response: { challenge_token, options } }),
  exampleOf(secondFactorEndpoints.beginApp, {
    body: { confirmation },
    response: {
      secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
      uri: 'otpauth://totp/Troupe:maya%40brand.example?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Troupe',
    },
  }),
  exampleOf(secondFactorEndpoints.completeApp, {
    body: { code: exampleCode },
    response: { message: 'Authenticator app set up', recovery_codes },
  }),
  exampleOf(secondFactorEndpoints.removeApp, {
    body: { confirmation, removes_last: true },
    response: { message: 'Authenticator app removed' },
  }),
  exampleOf(secondFactorEndpoints.beginPasskey, {
    body: { confirmation },
    response: { challenge_token, options: creationOptions },
  }),
  exampleOf(secondFactorEndpoints.addPasskey, {
    body: { challenge_token, name: passkey.name, credential: newCredential },
    response: { passkey: { ...passkey, last_used_at: null }, recovery_codes: null },
  }),
  exampleOf(secondFactorEndpoints.renamePasskey, {
    body: { confirmation, passkey_id: exampleId, name: passkey.name },
    response: passkey,
  }),
  exampleOf(secondFactorEndpoints.removePasskey, {
    body: { confirmation, passkey_id: exampleId },
    response: { message: 'Passkey removed' },
  }),
  exampleOf(secondFactorEndpoints.makeRecoveryCodes, { body: { confirmation }, response: { recovery_codes } }),
]
