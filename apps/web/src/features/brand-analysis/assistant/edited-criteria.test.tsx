import { screen, waitFor, within } from '@testing-library/react'
import { brandAnalysisEndpoints } from '@troupe/contract/brand-analysis'
import type { BrandCriterion } from '@troupe/contract/brand-criteria'
import { conversationEndpoints } from '@troupe/contract/conversations'
import { discoveryEndpoints } from '@troupe/contract/discovery'
import { expect, test } from 'vitest'
import { json } from '../../../testing/fake-server.ts'
import { makeAnalysis, openAssistant } from '../../../testing/open-assistant.tsx'

const criteria: BrandCriterion[] = [
  {
    filter: 'regions',
    values: ['DE', 'GB'],
    citations: [{ words: 'ship to Germany and the UK', passage: 'We ship to Germany and the UK.', page: 2 }],
  },
  {
    filter: 'subscriber_range',
    min: 10_000,
    citations: [{ words: 'at least 10k followers', passage: 'Creators with at least 10k followers.', page: null }],
  },
]

async function openAnalysis() {
  const opened = await openAssistant()
  opened.server.on(brandAnalysisEndpoints.analyzeBrandInDetail, () => json(makeAnalysis({ criteria })))
  await opened.send('We ship to Germany and the UK.')
  const list = within(await screen.findByRole('list', { name: 'Asked for in the text' }))
  const again = screen.getByRole<HTMLButtonElement>('button', { name: 'Search again' })
  const searches = () => opened.server.received(discoveryEndpoints.searchPlatforms).map(({ body }) => body)
  return { ...opened, list, again, searches }
}

test('what the text asks for is shown with passage and page, and searched with', async () => {
  const { list, again, searches } = await openAnalysis()
  list.getByText('ship to Germany and the UK')
  list.getByText('Page 2')
  list.getByText('Germany')
  expect(again.disabled).toBe(true)
  expect(searches()).toMatchObject([{ filter: { regions: ['DE', 'GB'], min_subs: 10_000 } }])
})

test('a criterion taken away and a limit changed are searched without and with, by a message that says so', async () => {
  const { user, list, again, searches, server } = await openAnalysis()
  await user.click(list.getByRole('button', { name: 'Remove: Countries' }))
  expect(list.queryByText('Page 2')).toBeNull()
  const most = list.getByRole('textbox', { name: 'Followers: Up to' })
  await user.type(most, '50000')
  screen.getByText('The search does not use these changes yet.')
  await user.click(again)
  await waitFor(() => expect(searches()).toHaveLength(2))
  expect(searches()[1]).toMatchObject({ filter: { min_subs: 10_000, max_subs: 50_000 } })
  expect(searches()[1]).not.toHaveProperty('filter.regions')
  await screen.findByText('any country, 10.0K to 50.0K followers')
  expect(server.received(conversationEndpoints.refineCriteria)).toEqual([])
})
