import { accessTokenEndpoints, type NewAccessToken } from '@troupe/contract/access-tokens'
import { post, type SignedInUser } from '../test-accounts.ts'
import type { TestApp } from '../test-app.ts'

/** Creates a personal access token through the API. */
export async function buildAccessToken(
  testApp: TestApp,
  { accessToken }: SignedInUser,
  given: Partial<NewAccessToken> = {},
): Promise<{ id: string; token: string; headers: { authorization: string } }> {
  const body = { name: 'Spreadsheet', scopes: ['read'], expires_in_days: 30, ...given }
  const answer = await post(testApp, '/api/access-tokens', { body, token: accessToken })
  if (answer.statusCode !== 200) throw new Error(`The token was refused: ${answer.body}`)
  const { access_token, token } = accessTokenEndpoints.createAccessToken.response.parse(answer.json())
  return { id: access_token.id, token, headers: { authorization: `Bearer ${token}` } }
}
