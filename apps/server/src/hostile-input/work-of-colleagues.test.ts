import { expect, it } from 'vitest'
import { readContractEndpoints } from '../testing/calls/contract-endpoints.ts'
import { useAttackedServer } from '../testing/processes/attacked-server.ts'
import { nameOf } from './endpoint-calls.ts'
import { buildTeam, buildTeamThings, idFor, listShared, toCall } from './workspace-team.ts'

const server = useAttackedServer()

it('what a member has made can be changed and deleted by a colleague, by every endpoint', {
  timeout: 240_000,
}, async () => {
  const { members } = await buildTeam(server.current)
  const things = await buildTeamThings(server.current, members.admin)
  // The sandbox answers without HTML, which has no frame; a second id in a path would be a random one.
  const writing = listShared(await readContractEndpoints()).filter(
    ({ method, path }) => method !== 'GET' && path.split(':').length === 2 && !path.endsWith('/frame'),
  )
  expect(writing.length).toBeGreaterThan(20)
  const deleting = writing.filter(({ method }) => method === 'DELETE')
  const refused: string[] = []
  for (const endpoint of [...writing.filter(({ method }) => method !== 'DELETE'), ...deleting]) {
    const { status, body } = await server.current.send(toCall(endpoint, members.owner, idFor(things, endpoint)))
    if ([401, 403, 404].includes(status) || status >= 500) refused.push(`${nameOf(endpoint)}: ${status} ${body}`)
  }
  expect(refused).toEqual([])
})
