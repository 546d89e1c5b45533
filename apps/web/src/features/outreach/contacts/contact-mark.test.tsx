import { screen, within } from '@testing-library/react'
import { type ContactRecord, contactEndpoints } from '@troupe/contract/campaigns/contact-records'
import { expect, test } from 'vitest'
import { makeFoundCreator } from '../../../testing/factories.ts'
import { json } from '../../../testing/fake-server.ts'
import { openDiscover } from '../../../testing/open-discover.tsx'

const dayMs = 24 * 3600 * 1000

function makeContact(parts: Partial<ContactRecord>): ContactRecord {
  return {
    creator_id: '1',
    outcome: 'written',
    outcome_at: new Date(Date.now() - 3 * dayMs).toISOString(),
    campaigns: 1,
    last_mail: {
      at: new Date(Date.now() - 3 * dayMs).toISOString(),
      campaign_id: '6f1c9f0e-6f0b-4f6e-9f3a-2b1f4b7c0d11',
      campaign_name: 'Tea for {{title}}',
    },
    link: 'channel',
    written_as: { platform: 'tiktok', title: 'Mina' },
    ...parts,
  }
}

test('cards of creators who were written to say what came of it, with one call for a page', async () => {
  const { search, server } = await openDiscover([
    makeFoundCreator({ id: '1', channel_id: 'c1', title: 'Mina' }),
    makeFoundCreator({ id: '2', channel_id: 'c2', title: 'Noor' }),
    makeFoundCreator({ id: '3', channel_id: 'c3', title: 'Sol' }),
  ])
  const contacts = [
    makeContact({}),
    makeContact({ creator_id: '2', outcome: 'answered', link: 'person', campaigns: 2 }),
  ]
  server.on(contactEndpoints.listContacts, () => json({ contacts }))
  await search('cake')
  const card = (name: string) => within(screen.getByRole('article', { name }))
  await screen.findAllByText('3 days ago')
  expect(
    card('Mina').getByTitle(
      'Written to 3 days ago. You wrote to Mina on TikTok. 1 campaign so far. Last one: Tea for [Name].',
    ),
  ).toBeTruthy()
  expect(
    card('Noor').getByTitle(
      /^Answered 3 days ago\. You wrote to the same person as Mina on TikTok\. 2 campaigns so far/,
    ),
  ).toBeTruthy()
  expect(card('Sol').queryByTitle(/You wrote/)).toBeNull()
  expect(server.received(contactEndpoints.listContacts).map(({ body }) => body)).toEqual([
    { creator_ids: ['1', '2', '3'] },
  ])
})
