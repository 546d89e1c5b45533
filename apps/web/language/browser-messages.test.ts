import { readFileSync } from 'node:fs'
import { findMessage } from '@troupe/contract/messages/message'
import { messages } from '@troupe/contract/messages/messages-data'
import { expect, test } from 'vitest'
import { findSaidMessages } from './browser-messages.ts'

test('the modules of the contract bring every message that they say', async () => {
  const modules = import.meta.glob(['../../../packages/contract/src/**/*.ts', '!**/messages/*', '!**/*.test.ts'])
  await Promise.all(Object.values(modules).map((load) => load()))
  const said = Object.entries(messages).filter(([, text]) => findMessage(text))
  const brought = Object.keys(modules).flatMap((path) =>
    Object.keys(findSaidMessages(readFileSync(new URL(path, import.meta.url), 'utf8'))),
  )
  expect(said.map(([key]) => key)).toContain('accounts.email_required')
  expect(said.map(([key]) => key).filter((key) => !brought.includes(key))).toEqual([])
  expect(brought).not.toContain('mail_reply.explained')
})

test('a key that is put together brings all that it may be', () => {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a source
  const source = "say('common.name_required'); say(`email_settings.${field}_one_line`)"
  expect(Object.keys(findSaidMessages(source))).toEqual([
    'common.name_required',
    'email_settings.host_one_line',
    'email_settings.user_one_line',
    'email_settings.password_one_line',
    'email_settings.sender_one_line',
  ])
})
