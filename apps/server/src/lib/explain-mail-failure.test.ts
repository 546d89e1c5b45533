import { toWireMessage } from '@troupe/contract/messages/wire-message'
import { expect, test } from 'vitest'
import { explainMailFailure, explainReply } from './explain-mail-failure.ts'

test.each([
  ['550 5.1.1 The email account that you tried to reach does not exist', 'mail_failure.mailbox_unknown'],
  ['452 4.2.2 The recipient is over quota', 'mail_failure.mailbox_full'],
  ['554 5.7.1 Message rejected as spam', 'mail_failure.taken_for_spam'],
  ['535 5.7.8 Username and Password not accepted', 'mail_reply.password_wrong'],
  ['451 4.7.1 Please try again later', 'mail_failure.put_off'],
  ['connect ECONNREFUSED 127.0.0.1:2525', 'mail_failure.connection_refused'],
  ['getaddrinfo ENOTFOUND smtp.example.com', 'mail_failure.host_unknown'],
])('the failure "%s" is explained, and cited', (said, meaning) => {
  const explained = explainMailFailure(said)
  expect(explained && toWireMessage(explained)).toEqual({
    message_key: 'mail_reply.explained',
    message_params: { meaning: { message_key: meaning }, reply: said },
  })
})

test('a text of this program is recognised as a whole', () => {
  expect(explainMailFailure('The mail server takes too long')).toMatchObject({ key: 'mail_failure.server_slow' })
  expect(explainMailFailure('Gmail gave an error without a reason')).toMatchObject({
    key: 'mail_failure.google_reasonless',
  })
})

test('a text that is not recognised stays as it was said, also in English', () => {
  expect(explainMailFailure('Something else')).toBeUndefined()
  expect(explainReply('550 5.1.1 No such user').text).toBe('550 5.1.1 No such user')
})
