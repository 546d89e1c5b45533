import { say } from '@troupe/contract/messages/message'
import { expect, test } from 'vitest'
import { recogniseMessage } from './recognise-message.ts'

const keys = [
  'webhooks.connection_refused',
  'webhooks.answered',
  'webhooks.no_answer',
  'onboarding.mail_refused',
] as const

test('a stored text is recognised, with the value in it', () => {
  for (const said of [
    say('webhooks.connection_refused'),
    say('webhooks.answered', { status: '500' }),
    say('webhooks.no_answer', { seconds: '0.3' }),
    say('onboarding.mail_refused', { reply: '550 {no} such mailbox: a@b.test' }),
  ]) {
    expect(recogniseMessage(said.text, keys)).toEqual(said)
  }
})

test('other texts are not, and no text is none', () => {
  for (const text of ['It answers', 'There was no answer within', '', null]) {
    expect(recogniseMessage(text, keys)).toBeUndefined()
  }
})
