import { contactEndpoints } from '@troupe/contract/campaigns/contact-records'
import { type BoundEndpoint, bind } from '../../../http/requests/endpoint-binding.ts'
import type { OutreachContext } from '../context/outreach-context.ts'
import { findContacts, presentContact } from './contacts.ts'

export function bindContactEndpoints({ database }: Pick<OutreachContext, 'database'>): BoundEndpoint[] {
  return [
    bind(contactEndpoints.listContacts, async ({ actor, body }) => {
      const creatorIds = [...new Set(body.creator_ids.map(Number))]
      const contacts = await findContacts(database.kysely, actor.workspaceId, { creatorIds })
      return { contacts: creatorIds.flatMap((id) => presentContact(contacts.get(id) ?? []) ?? []) }
    }),
  ]
}
