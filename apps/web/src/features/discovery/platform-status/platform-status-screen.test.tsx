import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { accountEndpoints } from '@troupe/contract/accounts'
import { platformFacts } from '@troupe/contract/catalogues/platform-facts'
import { type PlatformStatus, platformStatusEndpoints } from '@troupe/contract/discover/platform-status'
import { type PlatformFailureKind, platformFailureKinds } from '@troupe/contract/platform-report'
import { expect, test, vi } from 'vitest'
import { compileMessage } from '../../../../language/compile-message.ts'
import { activateLanguage, english } from '../../../lib/language/active-language.ts'
import { toMessageKey } from '../../../lib/language/message-key.ts'
import { makeUser } from '../../../testing/factories.ts'
import { createFakeServer, json, never } from '../../../testing/fake-server.ts'
import { renderApp, storeTokens } from '../../../testing/render-app.tsx'
import { platformRefreshMs } from '../api/list-platforms.ts'

const { listPlatforms } = platformStatusEndpoints

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
const minutesAhead = (minutes: number) => minutesAgo(-minutes)

function makeStatus(parts: Partial<PlatformStatus> = {}): PlatformStatus {
  return {
    platform: 'youtube',
    mode: 'live',
    quota: [{ name: 'searches', used: 42, limit: 100, resets_at: minutesAhead(301) }],
    last_error: null,
    last_success_at: minutesAgo(2.5),
    ...parts,
  }
}

const failed = (kind: PlatformFailureKind, at = minutesAgo(1.5)) => ({ kind, message: 'In the server’s words.', at })

async function openPlatforms(...platforms: PlatformStatus[]) {
  storeTokens()
  const server = createFakeServer()
  server.on(accountEndpoints.me, () => json(makeUser()))
  server.on(listPlatforms, () => json({ platforms }))
  renderApp(server, '/platforms')
  await screen.findByRole('heading', { name: 'Platforms', level: 1 })
  return { server, user: userEvent.setup() }
}

async function findCard(name: string) {
  return within(await screen.findByRole('article', { name }))
}

const textOf = (label: string, card: { getByText: (text: string) => HTMLElement }) =>
  card.getByText(label).parentElement?.textContent

test('the user menu leads here', async () => {
  storeTokens()
  const server = createFakeServer()
  server.on(accountEndpoints.me, () => json(makeUser()))
  server.on(listPlatforms, () => json({ platforms: [makeStatus()] }))
  renderApp(server, '/dashboard')
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'maya Premium Plan' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Platforms' }))
  await findCard('YouTube')
})

test('one line says which platforms are live, stand-ins or off, and which do not answer', async () => {
  await openPlatforms(
    makeStatus({ last_error: failed('key_rejected') }),
    makeStatus({ platform: 'tiktok', mode: 'stand_in' }),
    makeStatus({ platform: 'instagram', mode: 'off' }),
  )
  const [summary] = await screen.findAllByText('Not answering', { selector: 'dt' })
  expect(summary?.closest('dl')?.textContent).toBe('LiveYouTubeStand-inTikTokOffInstagramNot answeringYouTube')
})

test('a platform that works shows its mode, its quota with the reset, and when it answered', async () => {
  await openPlatforms(makeStatus())
  const card = await findCard('YouTube')
  card.getByText('Live')
  card.getByText('Answering')
  card.getByText('42 of 100')
  expect(card.getByText('in 5 hours').closest('time')?.title).not.toBe('')
  expect(textOf('Last success', card)).toBe('Last success2 minutes ago')
  expect(textOf('Last error', card)).toBe('Last errorNone')
  expect(card.queryByText('What to do')).toBeNull()
})

test('an allowance without a limit shows the used number and no bar', async () => {
  await openPlatforms(
    makeStatus({ quota: [{ name: 'requests', used: 1204, limit: null, resets_at: minutesAhead(20.2) }] }),
  )
  const card = await findCard('YouTube')
  card.getByText('1,204, no limit named')
  card.getByText('in 20 minutes')
})

test('a platform that fails says what went wrong, when, and what to do', async () => {
  await openPlatforms(makeStatus({ last_error: failed('key_rejected') }))
  const card = await findCard('YouTube')
  card.getByText('Not answering')
  expect(textOf('Last error', card)).toBe('Last errorThe key was refused, 1 minute ago.In the server’s words.')
  expect(card.getByText('What to do').parentElement?.textContent).toContain('Check YOUTUBE_API_KEY')
})

test('an error and a quota are told in the language of the interface by their keys', async () => {
  activateLanguage(
    { code: 'zh-Hans', name: '简体中文', direction: 'ltr', locale: 'zh-Hans' },
    {
      [toMessageKey('platform_error.timed_out')]: compileMessage('{platform} 没有及时响应'),
      [toMessageKey('platform_quota.searches')]: '搜索',
    },
  )
  try {
    const said = { message_key: 'platform_error.timed_out', message_params: { platform: 'YouTube' } }
    const quota = makeStatus().quota.map((item) => ({ ...item, message_key: 'platform_quota.searches' }))
    await openPlatforms(makeStatus({ quota, last_error: { ...failed('unavailable'), ...said } }))
    const card = await findCard('YouTube')
    card.getByText('YouTube 没有及时响应')
    card.getByText('搜索')
  } finally {
    activateLanguage(english, {})
  }
})

test.each(platformFailureKinds)('the failure %s has advice', async (kind) => {
  await openPlatforms(makeStatus({ platform: 'instagram', quota: [], last_error: failed(kind) }))
  const card = await findCard('Instagram')
  card.getByText('What to do')
  card.getByText('Nothing counted.')
})

test('an error that a success followed is kept and asks for nothing', async () => {
  await openPlatforms(makeStatus({ last_error: failed('unavailable', minutesAgo(61)) }))
  const card = await findCard('YouTube')
  card.getByText('Answering')
  expect(textOf('Last error', card)).toContain('It did not answer, 1 hour ago.')
  expect(textOf('Last error', card)).toContain('It has answered since.')
  expect(card.queryByText('What to do')).toBeNull()
})

test('markup in an error is text', async () => {
  await openPlatforms(makeStatus({ last_error: { ...failed('bad_answer'), message: '<b>bold</b>' } }))
  ;(await findCard('YouTube')).getByText('<b>bold</b>')
})

test('a stand-in says that its creators are invented, and which setting makes it real', async () => {
  await openPlatforms(makeStatus({ platform: 'tiktok', mode: 'stand_in' }))
  const card = await findCard('TikTok')
  card.getByText('Stand-in (demo data)')
  expect(card.getByText('To go live').parentElement?.textContent).toContain('Set TIKTOK_ACCESS_TOKEN')
})

test('a stand-in that fails is not blamed on keys', async () => {
  await openPlatforms(makeStatus({ mode: 'stand_in', last_error: failed('unavailable') }))
  const advice = (await findCard('YouTube')).getByText('What to do').parentElement
  expect(advice?.textContent).toContain('Restart the server')
})

test('a used-up quota is a pause, in the line above too', async () => {
  await openPlatforms(
    makeStatus({
      quota: [{ name: 'searches', used: 100, limit: 100, resets_at: minutesAhead(301) }],
      last_error: failed('quota_exhausted'),
    }),
  )
  ;(await findCard('YouTube')).getByText('Paused')
  expect(screen.getByText('Paused', { selector: 'dt' }).parentElement?.textContent).toBe('PausedYouTube')
})

test('a platform that is off says how to turn it on', async () => {
  await openPlatforms(makeStatus({ platform: 'instagram', mode: 'off', quota: [], last_success_at: null }))
  const card = await findCard('Instagram')
  card.getByText('Off')
  card.getByText('None yet')
  expect(card.getByText('To turn it on').parentElement?.textContent).toContain('Set INSTAGRAM_ACCESS_TOKEN')
})

test.each(['youtube', 'tiktok', 'instagram'] as const)(
  'how to get access to %s: steps, approval, cost, limits and settings',
  async (platform) => {
    const { user } = await openPlatforms(makeStatus({ platform }))
    const guide = platformFacts[platform].guide
    const summary = await screen.findByText('How to get access')
    expect(summary.closest('details')?.open).toBe(false)
    await user.click(summary)
    expect(summary.closest('details')?.open).toBe(true)
    for (const text of [...guide.steps, guide.approval, guide.cost, guide.returns, guide.lacks, guide.terms]) {
      screen.getByText(text)
    }
    for (const { name } of guide.settings) screen.getByText(name, { selector: 'code' })
  },
)

test('while it loads, the shape of the cards stands there', async () => {
  storeTokens()
  const server = createFakeServer()
  server.on(accountEndpoints.me, () => json(makeUser()))
  server.on(listPlatforms, never)
  renderApp(server, '/platforms')
  expect((await screen.findByText('Loading the platforms')).role).toBe('status')
})

test('a failed call says why and can be tried again', async () => {
  storeTokens()
  const server = createFakeServer()
  server.on(accountEndpoints.me, () => json(makeUser()))
  server.on(listPlatforms, () => json({ detail: 'The database is being restarted.' }, 503))
  renderApp(server, '/platforms')
  expect((await screen.findByRole('alert')).textContent).toContain('The database is being restarted.')
  server.on(listPlatforms, () => json({ platforms: [makeStatus()] }))
  await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }))
  await findCard('YouTube')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('it is read again every 30 seconds; a failure keeps the last state and is reported', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { server } = await openPlatforms(makeStatus())
  await findCard('YouTube')
  server.on(listPlatforms, () => json({ platforms: [makeStatus({ mode: 'off' })] }))
  await vi.advanceTimersByTimeAsync(platformRefreshMs)
  expect(server.received(listPlatforms)).toHaveLength(2)
  await waitFor(async () => (await findCard('YouTube')).getByText('Off'))
  server.on(listPlatforms, () => json({ detail: 'Gone for a moment' }, 503))
  await vi.advanceTimersByTimeAsync(platformRefreshMs)
  expect((await screen.findByRole('alert')).textContent).toContain('Gone for a moment')
  await findCard('YouTube')
})

test('it is read again when the window gets the focus', async () => {
  const { server } = await openPlatforms(makeStatus())
  await findCard('YouTube')
  window.dispatchEvent(new Event('visibilitychange'))
  await waitFor(() => expect(server.received(listPlatforms)).toHaveLength(2))
})
