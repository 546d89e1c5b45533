import { expect, test } from 'vitest'
import { makeFoundCreator } from '../../testing/factories.ts'
import { foldPersons, isAmong, listFolded } from './fold-persons.ts'
import { applyChanges } from './person-changes.ts'

const build = (id: string, others: readonly string[] = []) =>
  makeFoundCreator({
    id,
    ...(others.length > 0 && {
      person: {
        id: '1',
        others: others.map((other) => ({ creator: makeFoundCreator({ id: other }), reasons: ['by_hand'] })),
      },
    }),
  })
const toIds = (creators: readonly { id: string }[]) => creators.map(({ id }) => id)

test('a person has the card of the first channel, however the others follow', () => {
  const creators = [build('3', ['1', '9']), build('2'), build('1', ['3', '9']), build('4')]
  const cards = foldPersons(creators)
  expect(toIds(cards)).toEqual(['3', '2', '4'])
  expect(toIds(listFolded(creators, cards).get('3') ?? [])).toEqual(['1'])
})

test('a list without persons stays as it is', () => {
  const creators = [build('1'), build('2', ['7'])]
  expect(foldPersons(creators)).toBe(creators)
  expect(listFolded(creators, creators).size).toBe(0)
})

test('further pages do not change the cards that are there', () => {
  const first = [build('3', ['1']), build('2')]
  const both = [...first, build('1', ['3']), build('5')]
  expect(toIds(foldPersons(both))).toEqual(['3', '2', '5'])
})

test('what was joined or separated since takes the place of what a list said', () => {
  const creators = [build('1', ['2']), build('2', ['1']), build('3')]
  expect(
    toIds(
      foldPersons(
        applyChanges(
          creators,
          new Map([
            ['1', null],
            ['2', null],
          ]),
        ),
      ),
    ),
  ).toEqual(['1', '2', '3'])
  const { person = null } = build('2', ['3'])
  const joined = new Map([
    ['2', person],
    ['3', build('3', ['2']).person ?? null],
  ])
  expect(toIds(foldPersons(applyChanges(creators.slice(1), joined)))).toEqual(['2'])
  expect(applyChanges(creators, new Map())).toBe(creators)
})

test('a creator is among those seen if another channel of the person is', () => {
  expect(isAmong(build('1', ['2']), new Set(['2']))).toBe(true)
  expect(isAmong(build('1'), new Set(['2']))).toBe(false)
})
