import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { explainPrice } from '@troupe/contract/discover/rate-model'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { formatExactDollars } from '../../lib/format/numbers.ts'
import { json } from '../../testing/fake-server.ts'
import type { Visitor } from './elements/visitor.ts'
import { LandingScreen } from './landing-screen.tsx'

const links = { home: '/', auth: '/auth', dashboard: '/dashboard' }
const signedIn = { status: 'signed-in', username: 'maya', email: 'maya@brand.test', onSignOut: () => {} } as const

function open(visitor: Visitor = { status: 'signed-out' }) {
  render(<LandingScreen links={links} visitor={visitor} />)
  return userEvent.setup()
}

const hrefOf = (element: HTMLElement) => element.getAttribute('href')
const linkIn = (area: HTMLElement, name: string) => hrefOf(within(area).getByRole('link', { name }))

beforeEach(() => {
  vi.mocked(globalThis.fetch).mockImplementation(async () => json({ status: 'ok', problems: [] }))
})

describe('the search of the hero', () => {
  const readForm = () => {
    const { form } = screen.getByRole<HTMLInputElement>('searchbox')
    return [form?.getAttribute('action'), Object.fromEntries(new FormData(form ?? undefined))]
  }

  test('leads visitors to their registration, with the sentence', async () => {
    const user = open()
    await user.type(screen.getByRole('searchbox', { name: 'Describe who you are looking for' }), 'vegan baking')
    expect(readForm()).toEqual(['/auth', { step: 'register', q: 'vegan baking' }])
  })

  test('leads users to its results', async () => {
    const user = open(signedIn)
    await user.type(screen.getByRole('searchbox'), 'vegan baking')
    expect(readForm()).toEqual(['/dashboard', { q: 'vegan baking' }])
  })
})

describe('the navigation', () => {
  test("'Features, Analytics and Pricing anchors' lead to sections of the page", () => {
    open()
    const [sections] = screen.getAllByRole('navigation', { name: 'Sections' })
    for (const id of ['features', 'analytics', 'pricing']) {
      const name = `${id.slice(0, 1).toUpperCase()}${id.slice(1)}`
      expect(sections && linkIn(sections, name)).toBe(`#${id}`)
      expect(document.getElementById(id)?.tagName).toBe('SECTION')
    }
  })

  test("'a mobile menu toggle' opens the anchors, and following one closes it", async () => {
    const user = open()
    const menu = screen.getByText((_, element) => element?.tagName === 'SUMMARY').closest('details')
    if (!menu) throw new Error('There is no menu')
    await user.click(within(menu).getByLabelText('Menu'))
    expect(menu.open).toBe(true)
    await user.click(within(menu).getByRole('link', { name: 'Pricing' }))
    expect(menu.open).toBe(false)
    await user.click(within(menu).getByLabelText('Menu'))
    await user.keyboard('{Escape}')
    expect(menu.open).toBe(false)
  })

  test("'Signed out: Sign in and Get Started links, both to /auth'", () => {
    open()
    const bar = screen.getByRole('banner')
    expect(within(bar).getAllByRole('link', { name: 'Sign in' }).map(hrefOf)).toEqual(['/auth', '/auth'])
    expect(linkIn(bar, 'Get Started')).toBe('/auth?step=register')
    expect(within(bar).queryByRole('link', { name: 'Dashboard' })).toBeNull()
  })

  test("'Signed in: a Dashboard link and a user menu with the username, Signed in as and the e-mail, and Sign out'", async () => {
    const onSignOut = vi.fn()
    const user = open({ ...signedIn, onSignOut })
    const bar = screen.getByRole('banner')
    expect(linkIn(bar, 'Dashboard')).toBe('/dashboard')
    expect(within(bar).queryByRole('link', { name: 'Get Started' })).toBeNull()
    await user.click(within(bar).getByText('maya'))
    expect(within(bar).getByText('Signed in as').textContent).toBe('Signed in as maya@brand.test')
    await user.click(within(bar).getByRole('button', { name: 'Sign out' }))
    expect(onSignOut).toHaveBeenCalledOnce()
  })

  test('the user menu closes when something else is touched or reached by the keyboard', async () => {
    const user = open(signedIn)
    const menu = screen.getByText('maya').closest('details')
    await user.click(screen.getByText('maya'))
    expect(menu?.open).toBe(true)
    await user.click(screen.getByRole('heading', { level: 1 }))
    expect(menu?.open).toBe(false)
  })
})

describe('the hero', () => {
  test("has the badge 'The Future of Creator Marketing' and 'a Start Discovering link to /dashboard'", () => {
    open()
    expect(screen.getByText('The Future of Creator Marketing')).toBeTruthy()
    expect(hrefOf(screen.getByRole('link', { name: 'Start Discovering' }))).toBe('/dashboard')
  })

  test('its sample search can be refined: each filter says how many creators it leaves', async () => {
    const user = open()
    const search = screen.getByRole('figure', { name: 'A search, refined' })
    const names = () =>
      within(search)
        .getAllByRole('article')
        .map((card) => card.getAttribute('aria-label'))
    expect(within(search).getByRole('status').textContent).toBe('5 of 8 creators')
    await user.click(within(search).getByRole('button', { name: 'In Europe' }))
    await user.click(within(search).getByRole('button', { name: 'E-mail known' }))
    expect(names()).toEqual(['Slow Oven', 'Crumb Club', 'Lattice Top'])
    await user.click(within(search).getByRole('button', { name: 'In Europe', pressed: true }))
    expect(within(search).getByRole('status').textContent).toBe('4 of 8 creators')
  })
})

function getSampleSheet(): HTMLElement {
  const sheet = screen.getByText('The sheet of a sample channel.').closest('figure')
  if (!sheet) throw new Error('There is no sample sheet')
  return sheet
}

describe('the sections', () => {
  test("show the figures '50K+ verified creators, 2.5B+ total reach, 94% success rate, 150+ countries'", () => {
    open()
    const stats = screen.getByRole('region', { name: 'Troupe in figures' })
    const figures = within(stats)
      .getAllByRole('term')
      .map((term) => `${term.nextSibling?.textContent} ${term.textContent}`)
    expect(figures).toEqual(['50K+ Verified creators', '2.5B+ Total reach', '94% Success rate', '150+ Countries'])
    expect(within(stats).getByText(/^Marketing figures, not measured on this server\./)).toBeTruthy()
  })

  test('promise no figure about audiences, which platforms do not tell', () => {
    open()
    expect(getSampleSheet().textContent).not.toMatch(/\baudience|\bage\b|gender/i)
    expect(screen.getByText('the platform does not tell')).toBeTruthy()
    expect(document.body.textContent).not.toMatch(/\d\d[–-]\d\d/)
  })

  test("compute the sample channel's price as the product does", () => {
    open()
    const germanBaker = { platform: 'youtube', mainCategory: 'baking', region: 'DE' } as const
    const sum = explainPrice({ ...germanBaker, followers: 64_200, averageViews: 18_900, engagementRate: 5.1 })
    const { byViews = 0, byFollowers = 0 } = sum ?? {}
    const sheet = within(getSampleSheet())
    const readStep = (term: string) => sheet.getByText(term).nextSibling?.textContent
    expect(readStep('18,900 views at $21 per 1,000')).toBe(formatExactDollars(byViews))
    expect(readStep('64,200 followers at $15 per 1,000')).toBe(formatExactDollars(byFollowers))
    expect(readStep('Geometric mean of the two')).toBe(formatExactDollars(Math.sqrt(byViews * byFollowers)))
    expect(readStep('Baking')).toBe(`× ${sum?.categoryFactor}`)
    expect(readStep('Germany')).toBe(`× ${sum?.regionFactor}`)
    expect(readStep('5.1% engagement')).toBe(`× ${sum?.engagementFactor}`)
    expect(readStep('Rounded')).toBe(formatExactDollars(sum?.dollars ?? 0))
  })

  test("show 'four feature cards (AI-Powered Matching, Deep Analytics, Verified Creators, Global Reach)'", () => {
    open()
    const features = document.getElementById('features')
    const titles =
      features &&
      within(features)
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent)
    expect(titles).toEqual(['AI-Powered Matching', 'Deep Analytics', 'Verified Creators', 'Global Reach'])
  })

  test("show 'three customer testimonials with five stars each'", () => {
    open()
    expect(screen.getAllByRole('img', { name: 'Five of five stars' })).toHaveLength(3)
    expect(screen.getAllByRole('blockquote')).toHaveLength(3)
  })

  test('say that it is free', () => {
    open()
    const invoice = screen.getByRole('table')
    expect(within(invoice).getByRole('row', { name: 'Total $0.00' })).toBeTruthy()
  })

  test("end with 'Get Started Free linking to /dashboard and a Talk to Sales button', which names the recipient", async () => {
    const user = open()
    expect(hrefOf(screen.getByRole('link', { name: 'Get Started Free' }))).toBe('/dashboard')
    const [button] = screen.getAllByRole('button', { name: 'Talk to Sales' })
    if (button) await user.click(button)
    const dialog = await screen.findByRole('dialog', { name: 'There is no sales team' })
    await user.click(within(dialog).getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

test("the footer has 'Platform and Support links'", () => {
  open()
  const platform = screen.getByRole('navigation', { name: 'Platform' })
  const support = screen.getByRole('navigation', { name: 'Support' })
  expect(linkIn(platform, 'Discover')).toBe('/dashboard')
  expect(linkIn(support, 'Sign in')).toBe('/auth')
  expect(linkIn(support, 'API reference')).toBe('/api/docs')
})
