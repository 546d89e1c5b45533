import { randomBytes, randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { describeRequest } from './describe-request.ts'

it('a request is described without its query and without tokens in its path, but with ids', () => {
  const [token, id] = [randomBytes(32).toString('base64url'), randomUUID()]
  const pathOf = (url: string) => describeRequest({ method: 'GET', url, ip: '127.0.0.1' })
  const described = (path: string) => ({ method: 'GET', path, ip: '127.0.0.1' })
  expect(pathOf(`/api/calendar-feed/${token}?code=1`)).toEqual(described('/api/calendar-feed/…'))
  expect(pathOf(`/api/unsubscribe/${token}/details`)).toEqual(described('/api/unsubscribe/…/details'))
  expect(pathOf(`/api/campaigns/${id}/creators`)).toEqual(described(`/api/campaigns/${id}/creators`))
})
