import { onboardingMessages } from '@troupe/contract/onboarding'
import { expect, test } from 'vitest'
import { makeStatement } from '../../../testing/make-own-channel.ts'
import { readStatement, type StatementValues, toCategories, toStatementValues } from './statement-values.ts'

const filled = toStatementValues(makeStatement())

test('a statement survives the round trip through the fields', () => {
  expect(readStatement(filled)).toEqual({ statement: makeStatement() })
  const sparse = makeStatement({ bio_link_url: null, estimated_price: null })
  expect(readStatement(toStatementValues(sparse))).toEqual({ statement: sparse })
})

test.each<[Partial<StatementValues>, Partial<Record<keyof StatementValues, string>>]>([
  [{ title: '  ' }, { title: onboardingMessages.titleRequired }],
  [{ handle: '@' }, { handle: onboardingMessages.handleRequired }],
  [{ bio_link_url: 'mina.example.test' }, { bio_link_url: onboardingMessages.linkInvalid }],
  [{ bio_link_url: 'javascript:alert(1)' }, { bio_link_url: onboardingMessages.linkInvalid }],
  [{ estimated_price: '-1' }, { estimated_price: onboardingMessages.priceInvalid }],
  [{ estimated_price: 'a lot' }, { estimated_price: onboardingMessages.priceInvalid }],
  [
    { title: '', estimated_price: '-' },
    { title: onboardingMessages.titleRequired, estimated_price: onboardingMessages.priceInvalid },
  ],
])('%o is refused with the words for each field', (changed, problems) => {
  expect(readStatement({ ...filled, ...changed })).toEqual({ problems })
})

test('a price of nothing is a price', () => {
  expect(readStatement({ ...filled, estimated_price: '0' })).toEqual({
    statement: makeStatement({ estimated_price: 0 }),
  })
})

test('categories stand in the order in which they are offered', () => {
  expect(toCategories(['Pets', 'Beauty', 'Nonsense'])).toEqual(['Beauty', 'Pets'])
})
