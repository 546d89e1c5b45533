import { useQuery } from '@tanstack/react-query'
import { type ContactRecord, contactEndpoints, maxContactsPerCall } from '@troupe/contract/campaigns/contact-records'
import type { CallEndpoint } from '../../../lib/transport/transport.ts'
import { useCallEndpoint } from '../../../lib/transport/transport-context.tsx'
import { campaignKeys } from './campaigns.ts'

const shownAgainMs = 60_000

/** The user's mails that concern a creator; null if there are none, undefined while it is not known. */
export function useContact(creatorId: string): ContactRecord | null | undefined {
  const callEndpoint = useCallEndpoint()
  return useQuery({
    queryKey: [...campaignKeys.all, 'contact', creatorId],
    queryFn: () => loadContact(callEndpoint, creatorId),
    staleTime: shownAgainMs,
    // A missing mark is no reason to disturb.
    retry: false,
  }).data
}

type Waiting = Map<string, Promise<ContactRecord | null>>
const gathered = new WeakMap<CallEndpoint, { waiting: Waiting; call: Promise<ReadonlyMap<string, ContactRecord>> }>()

/** Loads a record together with all others that are asked for in the same moment, such as those of a page of results. */
function loadContact(callEndpoint: CallEndpoint, creatorId: string): Promise<ContactRecord | null> {
  let batch = gathered.get(callEndpoint)
  if (!batch || batch.waiting.size >= maxContactsPerCall) {
    const waiting: Waiting = new Map()
    const call = new Promise<void>((resolve) => setTimeout(resolve)).then(async () => {
      if (gathered.get(callEndpoint)?.waiting === waiting) gathered.delete(callEndpoint)
      const body = { creator_ids: [...waiting.keys()] }
      const { contacts } = await callEndpoint(contactEndpoints.listContacts, { body })
      return new Map(contacts.map((contact) => [contact.creator_id, contact]))
    })
    batch = { waiting, call }
    gathered.set(callEndpoint, batch)
  }
  const { waiting, call } = batch
  const known = waiting.get(creatorId) ?? call.then((contacts) => contacts.get(creatorId) ?? null)
  waiting.set(creatorId, known)
  return known
}
