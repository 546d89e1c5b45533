import { z } from 'zod'
import { defineEndpoint } from '../base/endpoint.ts'
import { Creator, Person } from '../creators.ts'

/** Accepts invalid ids, which answer 404 like unknown ones. */
const id = z.string().max(100)
const params = z.object({ id })
const body = z.object({ other_id: id })
/** All channels of the two persons, each with its person after the change; null if no other channel of theirs is known. */
const response = z.object({ channels: z.array(z.object({ id: z.string(), person: Person.nullable() })) })
const tag = 'discovery'

/** Number of channels that a search by name returns. */
export const maxChannelsNamed = 8

/** A user's own statements about which channels belong to one person. They take precedence over proofs. */
export const creatorPersonEndpoints = {
  joinChannels: defineEndpoint({
    method: 'POST',
    path: '/api/creators/:id/same-person',
    access: 'user',
    tokenScope: 'collect',
    tag,
    summary: 'States that another channel belongs to the same person, for this user; 409 with too many channels',
    params,
    body,
    response,
  }),
  separateChannels: defineEndpoint({
    method: 'POST',
    path: '/api/creators/:id/not-same-person',
    access: 'user',
    tokenScope: 'collect',
    tag,
    summary: 'States that another channel belongs to another person, for this user, whatever proves the opposite',
    params,
    body,
    response,
  }),
  findChannels: defineEndpoint({
    method: 'GET',
    path: '/api/creators/:id/other-channels',
    access: 'user',
    tokenScope: 'read',
    tag,
    summary: `Channels by name, handle or link that may belong to the same person; at most ${maxChannelsNamed}`,
    params,
    query: z.object({ name: z.string().trim().min(1).max(300) }),
    response: z.object({ creators: z.array(Creator).max(maxChannelsNamed) }),
  }),
} as const

export type ChangedPersons = z.output<typeof response>
