import { MantineProvider } from '@mantine/core'
import { fireEvent, render, screen, within } from '@testing-library/react'
import type { Passage } from '@troupe/contract/creator-match'
import { expect, test } from 'vitest'
import { makeFoundCreator, makeMatch } from '../../testing/factories.ts'
import { CreatorCard } from './creator-card.tsx'
import { describeMatch } from './match-reasons.ts'

function renderCard(parts: Parameters<typeof makeFoundCreator>[0] = {}) {
  const { match, ...creator } = makeFoundCreator(parts)
  render(
    <MantineProvider>
      <CreatorCard creator={creator} match={match} />
    </MantineProvider>,
  )
  return within(screen.getByRole('article', { name: new RegExp(creator.title) }))
}

test('a card shows who, where and the figures, abbreviated and exact on hover', () => {
  const card = renderCard()
  card.getByText('@minabakes')
  card.getByText('Germany')
  card.getByTitle('TikTok', { exact: true })
  expect(card.getByText('45.3K').title).toBe('45,321')
  expect(card.getByText('4.2%').title).toBe('4.24%')
  expect(card.getByText('12.0K').title).toBe('12,000')
  expect(card.getByText('$1.3K').title).toContain('$1,250')
})

test('an unknown value is shown as not known, never as zero', () => {
  const card = renderCard({ subscribers: null, engagement_rate: null, average_views: null, estimated_price: null })
  expect(card.getAllByText('not known')).toHaveLength(4)
  expect(card.queryByText('0')).toBeNull()
})

test('a real zero is a zero', () => {
  const card = renderCard({ subscribers: 0 })
  card.getByText('0')
})

test('verified creators, known addresses and demo data are marked, and only those', () => {
  const plain = renderCard({ title: 'Plain', verified: false, email: null, source: 'youtube' })
  expect(plain.queryByLabelText('Verified')).toBeNull()
  plain.getByText('No email known')
  expect(plain.queryByText('Demo data')).toBeNull()
  const marked = renderCard({ title: 'Marked', verified: true, source: 'demo' })
  marked.getByLabelText('Verified')
  marked.getByText('Email known')
  marked.getByText('Demo data')
})

test('names of any length and script keep their direction and are whole on hover', () => {
  const title = 'بيت الخبز مع نور وكل وصفات الخبز النباتية السهلة'
  const name = renderCard({ title }).getByText(title)
  expect(name.title).toBe(title)
  expect(name.dir).toBe('auto')
})

test('categories beyond the first two are counted and named', () => {
  const card = renderCard({ content_categories: ['baking', 'vegan_vegetarian', 'travel', 'dogs'] })
  card.getByText('Baking')
  expect(card.getByText('+2').title).toBe('Travel, Dogs')
})

const bio: Passage = {
  field: 'bio',
  text: 'baking vegan cakes every Friday',
  is_cut: { before: true, after: false },
  marks: [
    { start: 7, end: 12 },
    { start: 13, end: 18 },
  ],
}

test('the reasons for a match are told, what decided first and what was not found last', () => {
  const found = makeMatch({ words: ['vegan', 'cake'], passages: [bio, { ...bio, field: 'name' }], meaning: 0.824 })
  expect(describeMatch({ ...found, categories: ['baking'], name: true, missing: ['Berlin'] })).toEqual([
    'Name or handle',
    '“vegan”, “cake” in the bio, the name',
    'Baking',
    'Not found: “Berlin”',
  ])
  expect(describeMatch({ ...found, decided_by: ['sort', 'meaning', 'engagement'] })).toEqual([
    'The chosen order',
    'Close in meaning',
    'High engagement',
    '“vegan”, “cake” in the bio, the name',
  ])
  expect(describeMatch(makeMatch())).toEqual(['Passes these filters'])
})

test('the passage with the words of the search is shown, with the words marked', () => {
  const card = renderCard({ match: makeMatch({ words: ['vegan', 'cake'], passages: [bio], missing: ['Berlin'] }) })
  expect(card.getByText('vegan').tagName).toBe('MARK')
  expect(card.getByText('vegan').closest('p')?.textContent).toBe('… baking vegan cakes every Friday')
  card.getByText('“vegan”, “cake” in the bio · Not found: “Berlin”', { exact: false })
})

test('the words of the search are marked in the whole bio, if the card has room up to there', () => {
  const match = makeMatch({ words: ['vegan', 'cake'], passages: [bio] })
  const description = 'Since 2014 baking vegan cakes every Friday 🍰 Write to mina@example.com'
  const shown = renderCard({ match, description }).getByText('vegan')
  expect(shown.tagName).toBe('MARK')
  expect(shown.closest('p')?.textContent).toBe(description)
  const long = `${'Bread and butter. '.repeat(5)}${description}`
  const cut = renderCard({ title: 'Nora', match, description: long }).getByText('vegan')
  expect(cut.closest('p')?.textContent).toBe('… baking vegan cakes every Friday')
})

test('a word that was found by its meaning is shown with it', () => {
  const gloss: Passage = {
    ...bio,
    text: '手工蛋糕',
    marks: [{ start: 2, end: 4 }],
    glosses: [{ word: '蛋糕', gloss: 'cake' }],
  }
  const card = renderCard({ match: makeMatch({ words: ['cake'], passages: [gloss] }) })
  expect(card.getByText('蛋糕').closest('p')?.textContent).toBe('… 手工蛋糕 (蛋糕, cake)')
})

test('a passage of a post is shown with the date of the post, if it is known', () => {
  const post: Passage = { ...bio, field: 'post', posted_on: '2026-02-27' }
  const dated = renderCard({ match: makeMatch({ words: ['vegan'], passages: [post] }) })
  expect(dated.getByText('Post of February 27, 2026:').parentElement?.textContent).toContain('vegan cakes')
  dated.getByText('“vegan” in a post', { exact: false })
  const undated = { ...post, posted_on: undefined }
  renderCard({ title: 'Nora', match: makeMatch({ words: ['vegan'], passages: [undated] }) }).getByText('Post:')
})

test('why a creator was found is read on the card, without pointing at it', () => {
  const card = renderCard({
    match: makeMatch({ name: true, words: ['vegan'], passages: [{ ...bio, field: 'topic' }] }),
  })
  const reasons = card.getByText('Why:').closest('p')
  expect(reasons?.textContent).toBe(
    'Why: Name or handle · “vegan” in the topics Topic: … baking vegan cakes every Friday',
  )
})

test('a creator that the platform no longer knows is marked with the date', () => {
  const card = renderCard({ vanished_at: '2026-02-03T10:00:00.000Z' })
  expect(card.getByText('Not found on TikTok').title).toContain('2026')
  expect(renderCard({ title: 'Somebody else' }).queryByText('Not found on TikTok')).toBeNull()
})

test('values confirmed by the creator are marked with the date, in words where there is room', () => {
  const confirmed_at = '2026-02-03T10:00:00.000Z'
  const card = renderCard({ source: 'onboarding', confirmed_at, confirmed_fields: ['title'] })
  expect(card.getByTitle(/^Confirmed by the creator on February 3, 2026/).textContent).toBe('Confirmed by the creator')
  expect(renderCard({ title: 'Somebody else' }).queryByTitle(/Confirmed/)).toBeNull()
})

test('a picture that cannot be loaded gives way to initials', () => {
  const card = renderCard({ avatar_path: '/images/gone' })
  const picture = card.getAllByRole('presentation').find((image) => image.getAttribute('src') === '/images/gone')
  expect(card.queryByText('MB')).toBeNull()
  if (picture) fireEvent.error(picture)
  card.getByText('MB')
})
