import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { accountEndpoints } from '@troupe/contract/accounts'
import { creatorProfileEndpoints } from '@troupe/contract/discover/creator-profile'
import { expect, test } from 'vitest'
import { compileMessage } from '../../../../language/compile-message.ts'
import { activateLanguage, english } from '../../../lib/language/active-language.ts'
import { toMessageKey } from '../../../lib/language/message-key.ts'
import { makeCreatorProfile, makeUser } from '../../../testing/factories.ts'
import { createFakeServer, json, never } from '../../../testing/fake-server.ts'
import { makeCreator, openPanel } from '../../../testing/open-creator-panel.ts'
import { renderApp, storeTokens } from '../../../testing/render-app.tsx'

const { getProfile } = creatorProfileEndpoints

test('a link leads straight to the panel; closing it leads to the screen', async () => {
  const { router, panel, user } = await openPanel()
  await user.click(panel.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/rapid-search'))
  expect(screen.queryByRole('dialog')).toBeNull()
  screen.getByRole('heading', { name: 'Rapid Search' })
})

test('Escape closes it, and what the address said of the screen is kept', async () => {
  const { router, user } = await openPanel({}, '/rapid-search/creators/creator-1?view=list')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(router.state.location.pathname).toBe('/rapid-search'))
  expect(router.state.location.search).toBe('?view=list')
})

test('the figures are abbreviated and exact on hover; unknown ones are said to be not known', async () => {
  const { panel } = await openPanel({ creator: makeCreator({ average_views: null }) })
  expect(panel.getByText('45.3K').title).toBe('45,321')
  expect(panel.getByText('Avg. views').nextSibling?.textContent).toContain('not known')
  panel.getByText('mina@example.test')
  panel.getByText('from the profile')
})

test('the profile is linked by https only, without telling where from', async () => {
  const { panel } = await openPanel({ creator: makeCreator({ url: 'https://www.tiktok.com/@minabakes' }) })
  const link = panel.getByRole<HTMLAnchorElement>('link', { name: 'View on TikTok' })
  expect(link.href).toBe('https://www.tiktok.com/@minabakes')
  expect(link.rel).toBe('noopener noreferrer')
})

test.each(['javascript:alert(1)', 'http://www.tiktok.com/@minabakes', null])('%s is no link', async (url) => {
  const { panel } = await openPanel({ creator: makeCreator({ url }) })
  expect(panel.queryByRole('link', { name: 'View on TikTok' })).toBeNull()
})

test('a missing creator is reported as not found', async () => {
  storeTokens()
  const server = createFakeServer()
  server.on(accountEndpoints.me, () => json(makeUser()))
  server.on(getProfile, () => json({ detail: 'Not found' }, 404))
  const { router } = renderApp(server, '/rapid-search/creators/nobody')
  await screen.findByRole('heading', { name: 'Creator not found' })
  await userEvent.click(screen.getByRole('button', { name: 'Back to the results' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/rapid-search'))
})

test('a failure says why and can be tried again; meanwhile the shape of the panel stands there', async () => {
  storeTokens()
  const server = createFakeServer()
  server.on(accountEndpoints.me, () => json(makeUser()))
  server.on(getProfile, () => json({ detail: 'The catalogue is being restarted.' }, 503))
  renderApp(server, '/rapid-search/creators/creator-1')
  expect((await screen.findByRole('alert')).textContent).toContain('The catalogue is being restarted.')
  server.on(getProfile, never)
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('Loading the creator')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('values confirmed by the creator are marked one by one, with the date', async () => {
  const confirmed_at = new Date(Date.now() - 3 * 24 * 3600 * 1000 - 1000).toISOString()
  const { panel } = await openPanel({
    creator: makeCreator({
      confirmed_at,
      confirmed_fields: ['handle', 'email', 'content_categories', 'estimated_price'],
    }),
    price: { dollars: 1500, source: 'stated', basis: null },
  })
  expect(panel.getAllByRole('img', { name: /^Confirmed by the creator on / })).toHaveLength(4)
  expect(panel.getByText(/^What is marked was confirmed/).textContent).toBe(
    'What is marked was confirmed by the creator 3 days ago',
  )
  panel.getByText(/Named by the creator$/)
})

test('the sections are in the order of a decision', async () => {
  const { panel } = await openPanel()
  await panel.findByRole('heading', { name: 'Your collections' })
  const titles = panel.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  expect(titles).toEqual([
    'Signals',
    'Price',
    'Growth and engagement',
    'Recent posts',
    'Same person elsewhere',
    'Similar creators',
    'Your collections',
    'Your mails',
    'Registration',
    'Where this comes from',
  ])
})

test('warnings come before praise', async () => {
  const { panel } = await openPanel({
    signals: [
      { ...signal, basis: '', kind: 'follower_growth', text: 'Plain', tone: 'neutral' },
      { ...signal, basis: '', text: 'Praised', tone: 'good' },
      { ...signal, basis: '', kind: 'reach_percentile', text: 'Warned', tone: 'notable' },
    ],
  })
  const [warned, praised, plain] = panel.getAllByText(/^(Plain|Praised|Warned)/).map(({ textContent }) => textContent)
  expect([warned, praised, plain?.trim()]).toEqual(['Warned Worth a look', 'Praised Good sign', 'Plain'])
})

test('an estimate shows every number that it is made of', async () => {
  const { panel, user } = await openPanel({
    price: {
      dollars: 85,
      source: 'estimated',
      basis: {
        followers: 45_321,
        average_views: 12_000,
        engagement_rate: 4.24,
        main_category: 'baking',
        region: 'DE',
        dollars_per_thousand_views: 8,
        dollars_per_thousand_followers: 1.9,
        by_views: 96,
        by_followers: 86.1099,
        category_factor: 0.9,
        region_factor: 0.85,
        engagement_factor: 1.15,
        least_dollars: 15,
        dollars: 80,
      },
    },
  })
  panel.getByText('for one sponsored post · Estimated')
  await user.click(panel.getByText('How it is computed'))
  const stepOf = (label: string) => panel.getByText(label).nextSibling?.textContent
  expect(stepOf('12,000 average views at $8 per 1,000 on TikTok')).toBe('$96')
  expect(stepOf('45,321 followers at $1.9 per 1,000 on TikTok')).toBe('$86.11')
  expect(stepOf('Geometric mean of the two')).toBe('$90.92')
  expect(stepOf('Category: Baking')).toBe('× 0.9')
  expect(stepOf('Country: Germany')).toBe('× 0.85')
  expect(stepOf('Engagement: 4.24%')).toBe('× 1.15')
  expect(stepOf('Rounded as people round')).toBe('$80')
})

test('without followers and views there is no estimate, and no zero', async () => {
  const creator = makeCreator({ subscribers: null, average_views: null })
  const { panel } = await openPanel({ creator, price: { dollars: null, source: null, basis: null } })
  panel.getByText('Neither a price nor followers and views are known, so nothing can be estimated.')
})

test.each([null, 1500])('a platform that allows no estimate is named as the reason (price %s)', async (dollars) => {
  const creator = makeCreator({ platform: 'youtube', subscribers: 45_321 })
  const { panel } = await openPanel({
    creator,
    price: { dollars, source: dollars === null ? null : 'stated', basis: null },
  })
  panel.getByText('Nothing is estimated: YouTube allows that only to installations with its approval.')
  expect(panel.queryByText(/neither views nor followers|Neither a price/)).toBeNull()
})

const signal = { kind: 'engagement_percentile', value: 82, text: 'Higher than 82 % of creators of like size' } as const

test('each signal names its basis, and missing signals are listed', async () => {
  const { panel } = await openPanel({
    signals: [{ ...signal, tone: 'good', basis: '4.2 % against a median of 2.3 % of 214 TikTok creators' }],
    not_known: ['The age of the audience is not known.'],
  })
  panel.getByText('Higher than 82 % of creators of like size')
  panel.getByText('Good sign')
  panel.getByText('4.2 % against a median of 2.3 % of 214 TikTok creators')
  panel.getByText('The age of the audience is not known.')
})

test('signals and what is not known are told in the language of the interface by their keys', async () => {
  activateLanguage(
    { code: 'zh-Hans', name: '简体中文', direction: 'ltr', locale: 'zh-Hans' },
    {
      [toMessageKey('signal.comments')]: compileMessage('评论数：点赞数的 {percent}%'),
      [toMessageKey('signal.comments_basis')]: compileMessage('最近 {posts} 个作品'),
      [toMessageKey('signal.growth_unknown')]: '增长情况未知。',
    },
  )
  try {
    const { panel } = await openPanel({
      signals: [
        {
          kind: 'comments_per_like',
          value: 1.5,
          tone: 'neutral',
          text: 'Comments: 1.5 % of likes',
          basis: 'Of the last 5 posts',
          text_message: { message_key: 'signal.comments', message_params: { percent: '1.5' } },
          basis_message: { message_key: 'signal.comments_basis', message_params: { posts: 5 } },
        },
      ],
      not_known: ['Growth is not known yet.', 'Of a later release.'],
      not_known_messages: [{ message_key: 'signal.growth_unknown' }, { message_key: 'signal.of_a_later_release' }],
    })
    panel.getByText('评论数：点赞数的 1.5%')
    panel.getByText('最近 5 个作品')
    panel.getByText('增长情况未知。')
    panel.getByText('Of a later release.')
  } finally {
    activateLanguage(english, {})
  }
})

const post = {
  id: 'p1',
  title: 'Oat cake',
  thumbnail: null,
  thumbnail_path: null,
  views: 12_400,
  likes: 310,
  comments: null,
  disclosure: null,
}

test('recent posts link to the platform and show their known figures', async () => {
  const { panel } = await openPanel({
    recent_posts: [
      { ...post, url: 'https://www.tiktok.com/@mina/video/1', published_at: '2026-01-02T00:00:00.000Z' },
      { ...post, id: 'p2', title: '', url: null, published_at: null, views: null, likes: null },
    ],
  })
  expect(panel.getByRole<HTMLAnchorElement>('link', { name: 'Oat cake' }).rel).toBe('noopener noreferrer')
  panel.getByText('12.4K views · 310 likes')
  panel.getByText('Untitled post')
  panel.getByText('No figures known')
})

test('the five newest posts are shown, the earlier ones on demand', async () => {
  const recent_posts = Array.from({ length: 7 }, (_, index) => ({
    ...post,
    id: `p${index}`,
    title: `Cake ${index}`,
    url: null,
    published_at: null,
  }))
  const { panel } = await openPanel({ recent_posts })
  const earlier = panel.getByText('2 earlier posts').closest('details')
  expect(panel.getByText('Cake 4').closest('details')).toBeNull()
  expect(panel.getByText('Cake 5').closest('details')).toBe(earlier)
})

test('similar creators and other channels of the same person lead on, and closing leads back to the screen', async () => {
  const other = makeCreator({ id: 'creator-2', title: 'Nora Bakes', platform: 'instagram' })
  const { server, router, panel, user } = await openPanel({
    similar: [{ creator: other, closeness: 0.914 }],
    same_person: [
      { creator: makeCreator({ id: 'creator-3', title: 'Mina B' }), reasons: ['email'], basis: 'Same e-mail address' },
    ],
  })
  panel.getByText('Same e-mail address')
  server.on(getProfile, () => json(makeCreatorProfile({ creator: other })))
  await user.click(panel.getByRole('link', { name: /Nora Bakes.*91% alike/ }))
  await screen.findByRole('dialog', { name: 'Nora Bakes' })
  expect(router.state.location.pathname).toBe('/rapid-search/creators/creator-2')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(router.state.location.pathname).toBe('/rapid-search'))
})

test('markup in what creators write is text', async () => {
  const { panel } = await openPanel({ creator: makeCreator({ description: '<img src=x onerror=alert(1)>' }) })
  panel.getByText('<img src=x onerror=alert(1)>')
})
