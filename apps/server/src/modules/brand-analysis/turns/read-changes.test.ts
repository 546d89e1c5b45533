import { expect, test } from 'vitest'
import type { Choice } from '../follow-up/wishes.ts'
import { readChanges } from './read-changes.ts'
import { readParts } from './read-parts.ts'
import type { TurnChanges } from './turn.ts'

interface Expected extends Omit<Partial<TurnChanges>, 'topics' | 'countries' | 'platforms'> {
  /** Polarity and words of each topic. */
  readonly topics?: readonly string[]
  readonly countries?: Partial<Choice<string>>
  readonly platforms?: Partial<Choice<string>>
}

const choice = { only: [], also: [], not: [] }
const none = { amounts: [], rescales: [], anyAmounts: [], topics: [], clear: [], anywhere: false }

/** Expects exactly these changes and topics without polarity. */
function expectChanges(message: string, { countries, platforms, ...others }: Expected, ...unread: string[]) {
  const read = readChanges(readParts(message))
  const topics = read.changes.topics.map(({ polarity, text }) => `${polarity} ${text}`)
  expect({ ...read.changes, topics }).toEqual({
    ...none,
    countries: { ...choice, ...countries },
    platforms: { ...choice, ...platforms },
    ...others,
  })
  expect(read.unread).toEqual(unread)
}

const followers = (min?: number, max?: number) => ({ quantity: 'followers', min, max }) as const
const price = (max: number) => ({ quantity: 'price', min: undefined, max }) as const

test.each<[string, Expected, ...string[]]>([
  ['between 50k and 10k', { amounts: [followers(10_000, 50_000)] }],
  ['over 50k, under 10k', { amounts: [followers(10_000, 50_000)] }],
  ['reach under 500', { amounts: [followers(undefined, 500)] }],
  ['pricing under 300', { amounts: [price(300)] }],
  ['cap at 900 followers', { amounts: [followers(undefined, 900)] }],
  ['bring down to 30k', { amounts: [followers(undefined, 30_000)] }],
  ['over 50k under 10k', { amounts: [followers(10_000, 50_000)] }],
  ['no one over 100k', { amounts: [{ ...followers(undefined, 100_000), onlyNarrows: true }] }],
  ['nobody under 20k please', { amounts: [{ ...followers(20_000), onlyNarrows: true }] }],
  ['over 50k about makeup', { amounts: [followers(50_000)], topics: ['more makeup'] }],
  ['over 50k no makeup', { amounts: [followers(50_000)], topics: ['not makeup'] }],
  [
    'micro and 5% engagement',
    { amounts: [{ quantity: 'engagement', min: 0.05, max: undefined }, followers(10_000, 100_000)] },
  ],
  ['20k followers or more and cats', { amounts: [followers(20_000)] }, 'cats'],
])('limits are read with what is refused of them: %s', expectChanges)

test.each<[string, Expected]>([
  ['cheap', { rescales: [{ quantity: 'price', direction: 'down' }] }],
  ['billig', { rescales: [{ quantity: 'price', direction: 'down' }] }],
  ['pas cher', { rescales: [{ quantity: 'price', direction: 'down' }] }],
  ['only big ones', { rescales: [{ quantity: 'followers', direction: 'up', movesOneEnd: false }] }],
  ['smaller and under $500', { amounts: [price(500)], rescales: [{ quantity: 'followers', direction: 'down' }] }],
  ['cheaper than 500', { amounts: [price(500)] }],
  ['smaller and under 20k', { amounts: [followers(undefined, 20_000)] }],
  ['more expensive', { rescales: [{ quantity: 'price', direction: 'up' }] }],
  ['bigger ones', { rescales: [{ quantity: 'followers', direction: 'up' }] }],
  ['no big ones', { rescales: [{ quantity: 'followers', direction: 'down', movesOneEnd: true }] }],
  ['less small ones', { rescales: [{ quantity: 'followers', direction: 'up', movesOneEnd: true }] }],
  ['bigger, smaller', { rescales: [{ quantity: 'followers', direction: 'down' }] }],
])('a comparison without a number rescales: %s', (message, expected) => {
  const { rescales } = expected
  expectChanges(message, {
    ...expected,
    ...(rescales && { rescales: rescales.map((each) => expect.objectContaining(each)) }),
  })
})

test.each<[string, Expected]>([
  [
    'engagement does not matter, only Germany',
    { anyAmounts: ['engagement'], clear: ['engagement'], countries: { only: ['DE'] } },
  ],
  ['any country, any price', { anyAmounts: ['price'], anywhere: true, clear: ['country', 'price'] }],
  ['any platform', { platforms: { only: ['tiktok', 'instagram', 'youtube'] }, clear: ['platform'] }],
  ['only verified, price does not matter', { verified: true, anyAmounts: ['price'], clear: ['price'] }],
  ['price does not matter, verified', { verified: true, anyAmounts: ['price'], clear: ['price'] }],
  ['no email', { email: false, clear: ['email'] }],
  ['email not needed', { email: false, clear: ['email'] }],
  ['not only verified', { verified: false, clear: ['verified'] }],
  ['verified with email', { verified: true, email: true }],
])('a property that does not matter any more is cleared: %s', expectChanges)

test.each<[string, Expected]>([
  ['still posting', { postedWithinDays: 90 }],
  ['currently active', { postedWithinDays: 90 }],
  ['recently active, cats too', { postedWithinDays: 90, topics: ['also cats'] }],
  ['not the third, more like the second', { like: 2, drop: 3 }],
  ['posted in the last 14 days', { postedWithinDays: 14 }],
  ['remove number 4', { drop: 4 }],
  ['similar to number 5', { like: 5 }],
  ['also number 2', { like: 2 }],
  ['more like the second but not the third', { like: 2, drop: 3 }],
  ['number 2', {}],
])('posts and shown creators are read: %s', expectChanges)

test.each<[string, Expected]>([
  ['only Germany, also France, not Spain', { countries: { only: ['DE'], also: ['FR'], not: ['ES'] } }],
  ['less Germany', { countries: { not: ['DE'] } }],
  ['more Germany', { countries: { also: ['DE'] } }],
  ['less TikTok', { platforms: { not: ['tiktok'] } }],
  ['more YouTube', { platforms: { also: ['youtube'] } }],
  ['not TikTok, Instagram', { platforms: { not: ['tiktok', 'instagram'] } }],
  ['Berlin, not Paris', { countries: { only: ['DE'], not: ['FR'] }, city: 'Berlin' }],
  ['not Berlin', { countries: { not: ['DE'] } }],
  ['Berlin and Paris', { countries: { only: ['DE', 'FR'] }, city: 'Berlin' }],
  ['Germany and Germany', { countries: { only: ['DE'] } }],
  ['only in German', { countries: { only: ['DE', 'AT', 'CH'] } }],
  ['ONLY US CREATORS', { countries: { only: ['US'] } }],
])('countries and platforms are chosen, added or left out: %s', expectChanges)

test.each<[string, Expected, ...string[]]>([
  ['German skincare influencers', { countries: { only: ['DE'] }, topics: ['more skincare'] }],
  [
    'German skincare influencers and elephants',
    { countries: { only: ['DE'] }, topics: ['more skincare'] },
    'elephants',
  ],
  ['German elephants influencers', { countries: { only: ['DE'] } }, 'elephants'],
  ['skincare influencers', {}, 'skincare'],
  ['less beauty', { topics: ['less beauty'] }],
  ['cats and dogs too', { topics: ['also cats', 'also dogs'] }],
  ['no cats or dogs', { topics: ['not cats', 'not dogs'] }],
  ['less makeup, perfume and hair', { topics: ['less makeup', 'less perfume', 'less hair'] }],
  ['only cats, dogs and Germany', { topics: ['only cats', 'only dogs'], countries: { only: ['DE'] } }],
  ['Germany and France, no gaming', { topics: ['not gaming'], countries: { only: ['DE', 'FR'] } }],
  ['no gaming, but cats', { topics: ['not gaming'] }, 'cats'],
  ['no gaming but only cats', { topics: ['not gaming', 'only cats'] }],
  ['"vegan cakes" too', { topics: ['also vegan cakes'] }],
  ['vegan-friendly cakes too', { topics: ['also vegan-friendly cakes'] }],
  ['German cakes too', { topics: ['also German cakes'] }],
  ['English cakes too', { topics: ['also English cakes'] }],
  ['no German skincare', { topics: ['not German skincare'] }],
  ['swimming in Germany too', { topics: ['also swimming'], countries: { also: ['DE'] } }],
])('topics are wanted as the words before and after say: %s', expectChanges)
