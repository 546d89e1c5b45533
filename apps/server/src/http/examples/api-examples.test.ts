import type { Endpoint } from '@troupe/contract/base/endpoint'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { readContractEndpoints } from '../../testing/calls/contract-endpoints.ts'
import { apiExamples } from './api-examples.ts'

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`

it('there is one example of every endpoint', async () => {
  const names = (await readContractEndpoints()).map(nameOf)
  expect(apiExamples.map(({ endpoint }) => nameOf(endpoint)).sort()).toEqual(names.sort())
})

it.each(apiExamples.map((example) => [nameOf(example.endpoint), example] as const))(
  '%s takes its example, and answers with what is shown',
  (_, { endpoint, params, query, body, response }) => {
    const { params: Params = z.undefined(), query: Query = z.unknown(), body: Body = z.undefined() } = endpoint
    expect(Params.safeParse(params).error).toBeUndefined()
    expect(Query.safeParse(query ?? {}).error).toBeUndefined()
    expect(Body.safeParse(body).error).toBeUndefined()
    // Also nothing that the answer does not have.
    expect(endpoint.response.parse(response)).toEqual(response)
  },
)
