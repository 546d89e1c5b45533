import { describe, expect, test } from 'vitest'
import { type FieldRequest, parseFields } from './field-expression.ts'
import { GraphError } from './graph-error.ts'

/** Writes the expression again from what was read. */
function write(requests: readonly FieldRequest[]): string {
  return requests
    .map(({ name, modifiers, fields }) => {
      const dots = [...modifiers].map(([modifier, value]) => `.${modifier}(${value})`).join('')
      return `${name}${dots}${fields ? `{${write(fields)}}` : ''}`
    })
    .join(',')
}

describe('an expression of fields', () => {
  test.each([
    'id',
    'id,username,followers_count',
    'business_discovery.username(some.body_1){id,media.limit(12).after(QVFI){id,caption},name}',
    'insights.metrics(total_followers,creator_reach).breakdown(follow_type)',
    'a{b{c{d}}},e',
  ])('%s is read as it is written', (expression) => {
    expect(write(parseFields(expression))).toBe(expression)
  })

  test('may have blanks and lines', () => {
    expect(write(parseFields(' id , media . limit( 3 ) {\n id } '))).toBe('id,media.limit(3){id}')
  })

  test.each([
    ['', 'Expected name instead of end of string', 0],
    ['id,', 'Expected name instead of end of string', 3],
    ['id}', 'Expected end of string instead of "}"', 2],
    ['media{id', 'Expected "}" instead of end of string', 8],
    ['media.limit', 'Expected "(" instead of end of string', 11],
    ['media.limit(3', 'Expected ")" instead of end of string', 13],
    ['media{}', 'Expected name instead of "}"', 6],
    ['a{'.repeat(20), 'Expected less nesting instead of "a"', 16],
  ])('%j is refused, with the place of the mistake', (expression, message, at) => {
    const read = () => parseFields(expression)
    expect(read).toThrow(GraphError)
    expect(read).toThrow(message)
    expect(read).toThrow(`at character ${at}`)
  })
})
