import { describe, expect, it } from 'vitest'
import { createInboxSteps } from '../../../../testing/calls/inbox-calls.ts'
import { buildSignedInUser } from '../../../../testing/test-accounts.ts'
import { useTestDatabase } from '../../../../testing/test-database.ts'
import { useTestOutreach } from '../../../../testing/test-outreach.ts'
import type { SuggestionMaterial } from '../context/answer-suggester-port.ts'

const asked: SuggestionMaterial[] = []
let suggestion: string | undefined
const suggester = {
  async suggest(material: SuggestionMaterial) {
    asked.push(material)
    return suggestion
  },
}
const kit = useTestOutreach(useTestDatabase(), undefined, undefined, suggester)
const { ask, getThread, prepareThread } = createInboxSteps(kit)

async function suggest(answer: string | undefined, wish = '') {
  suggestion = answer
  asked.length = 0
  const { user, thread } = await prepareThread(undefined, undefined, { text: 'Yes, for 300 EUR. See ada.test/rates' })
  return { user, thread, answer: await ask(user, ['POST', `/threads/${thread.id}/suggestion`], { wish }) }
}

describe('POST /api/inbox/threads/:id/suggestion', () => {
  it('gives a text for the draft, which is neither sent nor stored, from the mails of the thread alone', async () => {
    const { user, thread, answer } = await suggest('Thank you, 300 EUR is fine.\n\nSee you', 'Say yes')
    expect(answer.json()).toEqual({
      text: 'Thank you, 300 EUR is fine.\n\nSee you',
      html: '<p>Thank you, 300 EUR is fine.</p><p>See you</p>',
      left_out: 0,
      message: '',
    })
    expect(asked).toEqual([
      {
        wish: 'Say yes',
        mails: [
          { by: 'user', text: 'Hello Ada\n\nDear Ada' },
          { by: 'creator', text: 'Re: Hello Ada\n\nYes, for 300 EUR. See ada.test/rates' },
        ],
      },
    ])
    expect(await getThread(user, thread.id)).toMatchObject({ draft: null, can_suggest: true, mails: [{}, {}] })
  })

  it('leaves out sentences with figures, links and promises that nobody has written', async () => {
    const { answer } = await suggest('Thank you. We pay 500 EUR. Click https://evil.test now. Where do you live?')
    expect(answer.json()).toMatchObject({
      text: 'Thank you. Where do you live?',
      left_out: 2,
      message: '2 sentences were left out: they held figures, links or addresses that nobody has written here.',
    })
  })

  it('is unavailable when the language model gives no usable answer', async () => {
    const { answer } = await suggest(undefined)
    expect([answer.statusCode, answer.json().detail]).toEqual([
      503,
      'The language model gave no usable answer. Please try again.',
    ])
  })

  it("refuses long wishes, and does not find another user's thread", async () => {
    const { thread, user } = await suggest('Thanks')
    const stranger = await buildSignedInUser(kit.testApp)
    const path = `/threads/${thread.id}/suggestion`
    expect((await ask(user, ['POST', path], { wish: 'x'.repeat(501) })).statusCode).toBe(422)
    expect((await ask(stranger, ['POST', path], {})).statusCode).toBe(404)
    expect(asked).toHaveLength(1)
  })
})
