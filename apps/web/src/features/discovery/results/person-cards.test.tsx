import { screen, within } from '@testing-library/react'
import type { FoundCreator, Person } from '@troupe/contract/creators'
import { creatorPersonEndpoints } from '@troupe/contract/discover/creator-persons'
import { creatorProfileEndpoints } from '@troupe/contract/discover/creator-profile'
import { expect, test } from 'vitest'
import { makeCreatorProfile, makeFoundCreator } from '../../../testing/factories.ts'
import { json } from '../../../testing/fake-server.ts'
import { makeCreator } from '../../../testing/open-creator-panel.ts'
import { openDiscover } from '../../../testing/open-discover.tsx'

const onTiktok = { id: '1', title: 'Mina Bakes', subscribers: 45_300, engagement_rate: 4.2 } as const
const onYoutube = {
  id: '2',
  channel_id: 'UC2',
  title: 'Mina',
  handle: 'mina',
  platform: 'youtube',
  email: null,
  subscribers: 900,
  engagement_rate: 2,
} as const
const toPerson = (other: Parameters<typeof makeCreator>[0]): Person => ({
  id: '1',
  others: [{ creator: makeCreator(other), reasons: ['by_hand'] }],
})
const found: FoundCreator[] = [
  makeFoundCreator({ ...onTiktok, person: toPerson(onYoutube) }),
  makeFoundCreator({ id: '3', channel_id: 'c3', title: 'Noor' }),
  makeFoundCreator({ ...onYoutube, person: toPerson(onTiktok) }),
]

async function openResults(creators = found) {
  const opened = await openDiscover(creators)
  await opened.search('cake')
  await screen.findByRole('article', { name: 'Noor' })
  return opened
}
const listCards = () =>
  screen.getAllByRole('article').map((card) => within(card).getByRole('heading', { level: 3 }).textContent)

test('a person has one card, with the figures of each channel and none added up', async () => {
  await openResults()
  expect(listCards()).toEqual(['Mina Bakes', 'Noor'])
  const card = within(screen.getByRole('article', { name: 'Mina Bakes' }))
  expect(card.getByText('45.3K')).toBeTruthy()
  const other = card.getByTitle<HTMLAnchorElement>('YouTube, mina: 900 followers, 2.0% engagement')
  expect(other.getAttribute('href')).toContain('/creators/2')
  screen.getByText(/1 of them is on the card of the same person’s other channel/)
})

test('a selected card stands for the channel it shows, and on request for the others, too', async () => {
  const { user } = await openResults()
  await user.click(screen.getByRole('button', { name: 'Select All' }))
  screen.getByText('2 of 2 selected')
  screen.getByRole('button', { name: 'Add to Collection (2)' })
  await user.click(screen.getByRole('checkbox', { name: 'With the other channels (1)' }))
  screen.getByRole('button', { name: 'Add to Collection (3)' })
  // A person is written to once.
  screen.getByRole('button', { name: 'Send Email (2)' })
})

test('separated in the panel, the channels have cards of their own at once', async () => {
  const { user, server } = await openResults()
  const [first] = found
  const creator = makeCreator({ ...onTiktok })
  server.on(creatorProfileEndpoints.getProfile, () => json(makeCreatorProfile({ creator, person: first?.person })))
  server.on(creatorPersonEndpoints.separateChannels, () =>
    json({
      channels: [
        { id: '1', person: null },
        { id: '2', person: null },
      ],
    }),
  )
  await user.click(
    within(screen.getByRole('article', { name: 'Mina Bakes' })).getByRole('link', { name: 'Mina Bakes' }),
  )
  const panel = within(await screen.findByRole('dialog', { name: 'Mina Bakes' }))
  panel.getByText('Joined by you')
  panel.getByText(/46.2K followers added up/)
  server.on(creatorProfileEndpoints.getProfile, () => json(makeCreatorProfile({ creator })))
  await user.click(panel.getByRole('button', { name: 'Mina on YouTube is not the same person' }))
  await panel.findByText('Mina on YouTube counts as another person now.')
  expect(server.received(creatorPersonEndpoints.separateChannels)[0]?.body).toEqual({ other_id: '2' })
  await panel.findByText('No other channel of this person is known.')
  await user.keyboard('{Escape}')
  await screen.findByRole('article', { name: 'Mina' })
  expect(listCards()).toEqual(['Mina Bakes', 'Noor', 'Mina'])
})
