import { formatMessage } from '@troupe/contract/messages/format-message'
import { messages } from '@troupe/contract/messages/messages-data'
import { expect, test } from 'vitest'
import { writeMessages } from './contract-messages.ts'

test('a key is replaced by its text', () => {
  const text = JSON.stringify(messages['common.name_required'])
  expect(writeMessages("z.string().min(1, schemaText('common.name_required'))")).toBe(`z.string().min(1, ${text})`)
  expect(writeMessages("messages['common.name_required']")).toBe(text)
})

test('a text with parameters is filled when the schema is made', () => {
  const written = writeMessages("schemaText(\n  'common.name_too_long', { max: 7 })")
  expect(written).toContain(`fillMessage(${JSON.stringify(messages['common.name_too_long'])}, { max: 7 })`)
  expect(written).toContain("import { formatMessage as fillMessage } from '@troupe/contract/messages/format-message'")
  expect(formatMessage(messages['common.name_too_long'], { max: 7 })).toContain('7')
})

test('keys that are put together, or of other functions, stay', () => {
  for (const source of ['schemaText(keys[field])', "say('common.name_required')"]) {
    expect(writeMessages(source)).toBe(source)
  }
})
