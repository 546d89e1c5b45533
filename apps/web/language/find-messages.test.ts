import { expect, test } from 'vitest'
import { findMessages } from './find-messages.ts'
import { compileTexts } from './texts-plugin.ts'

const head = "import { text, textAs } from '../lib/language/text.ts'\n"

test('texts are found in the order of the source, with their contexts', () => {
  const found = findMessages(
    'a.ts',
    `${head}export const a = { b: text('One'), c: (n: number) => textAs('noun', \`Two\`) }`,
  )
  expect(found.map(({ message, context }) => [message, context])).toEqual([
    ['One', undefined],
    ['Two', 'noun'],
  ])
})

test('a message that is no literal is refused', () => {
  expect(() => findMessages('a.ts', `${head}text('a' + b)`)).toThrow('a.ts')
})

test('a function of the same name that is another is left alone', () => {
  expect(findMessages('a.ts', 'text(anything)')).toEqual([])
})

test('messages with values are parsed by the build, plain ones stay', () => {
  const compiled = compileTexts('a.ts', `${head}text('One'); text('Two {n}', { n })`)
  expect(compiled).toContain("text('One')")
  expect(compiled).toMatch(/text\(\{"key":"\w+","parts":\[.*\]\}, \{ n \}\)/)
})

test('a message that is not well-formed is refused', () => {
  expect(() => compileTexts('a.ts', `${head}text('Two {n', { n })`)).toThrow()
})
