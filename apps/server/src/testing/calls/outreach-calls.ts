import type { LightMyRequestResponse } from 'fastify'
import type { SignedInUser } from '../test-accounts.ts'
import type { TestApp } from '../test-app.ts'

/** Makes a call, signed in if a user is given. */
export function call(
  { app }: Pick<TestApp, 'app'>,
  user: Pick<SignedInUser, 'headers'> | undefined,
  [method, url]: readonly ['GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', string],
  body?: object,
): Promise<LightMyRequestResponse> {
  return app.inject({ method, url, headers: user?.headers ?? {}, ...(body ? { payload: body } : {}) })
}
