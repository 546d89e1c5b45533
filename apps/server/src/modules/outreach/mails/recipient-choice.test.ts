import { parseMergeTemplate } from '@troupe/contract/mail/merge-fields'
import { describe, expect, it } from 'vitest'
import { type ChosenCreator, chooseRecipients } from './recipient-choice.ts'

let ids = 0
function buildCreator(given: Partial<ChosenCreator>): ChosenCreator {
  const id = ++ids
  return {
    id,
    platform: 'tiktok',
    title: `Somebody ${id}`,
    handle: `somebody${id}`,
    url: null,
    subscribers: null,
    region: null,
    language: null,
    avatar: null,
    content_categories: [],
    latest_post: null,
    email: `somebody${id}@reader.test`,
    ...given,
  }
}

const choose = (creators: ChosenCreator[], text = 'Hello', suppressed: string[] = []) =>
  chooseRecipients(creators, [parseMergeTemplate(text)], new Map(suppressed.map((key) => [key, 'suppressed']))).map(
    ({ leftOut }) => leftOut?.reason ?? 'written',
  )

describe('choosing recipients', () => {
  it('leaves out creators without a valid address', () => {
    expect(choose([buildCreator({ email: null }), buildCreator({ email: 'a b@c' }), buildCreator({})])).toEqual([
      'no_email',
      'invalid_email',
      'written',
    ])
  })

  it('hands on what a mail to a creator needs', () => {
    const creator = buildCreator({ title: 'Maya Cooks', email: 'Maya@Shop.test' })
    expect(chooseRecipients([creator], [], new Map())).toEqual([
      {
        creator,
        values: expect.objectContaining({ title: 'Maya Cooks', platform: 'TikTok' }),
        emailKey: 'maya@shop.test',
        leftOut: undefined,
      },
    ])
  })

  it('writes once to an address, in any case', () => {
    expect(choose([buildCreator({ email: 'Maya@Shop.test' }), buildCreator({ email: 'maya@shop.test' })])).toEqual([
      'written',
      'duplicate_address',
    ])
  })

  it('writes once to a person with several channels, to the first that can have the mail', () => {
    const of = (personId: number | undefined, given: Partial<ChosenCreator> = {}) => ({
      ...buildCreator(given),
      personId,
    })
    expect(choose([of(1, { email: null }), of(1), of(1), of(undefined), of(undefined), of(2)])).toEqual([
      'no_email',
      'written',
      'same_person',
      'written',
      'written',
      'written',
    ])
  })

  it('leaves out suppressed addresses', () => {
    expect(choose([buildCreator({ email: 'Maya@Shop.test' })], 'Hello', ['maya@shop.test'])).toEqual(['suppressed'])
  })

  it('leaves out addresses that had a mail lately', () => {
    const creator = buildCreator({ email: 'Maya@Shop.test' })
    const [candidate] = chooseRecipients([creator], [], new Map([['maya@shop.test', 'written_lately']]))
    expect(candidate?.leftOut).toEqual({ reason: 'written_lately', detail: 'Maya@Shop.test' })
  })

  it('leaves out creators who lack a merge field without a fallback, and names the field', () => {
    const creators = [buildCreator({ region: null }), buildCreator({ region: 'FR' })]
    expect(choose(creators, 'In {{country}}')).toEqual(['missing_field', 'written'])
    expect(choose(creators, 'In {{country|your country}}')).toEqual(['written', 'written'])
    const [first] = chooseRecipients(creators, [parseMergeTemplate('{{country}}')], new Map())
    expect(first?.leftOut).toEqual({ reason: 'missing_field', detail: 'country' })
  })

  it('gives the address to the next channel when the first is left out', () => {
    const creators = [
      buildCreator({ email: 'a@b.test', region: null }),
      buildCreator({ email: 'a@b.test', region: 'FR' }),
    ]
    expect(choose(creators, '{{country}}')).toEqual(['missing_field', 'written'])
  })
})
