import { describe, expect, it } from 'vitest'
import { startCriteria as criteria } from '../../testing/wire/follow-ups.ts'
import { refineCriteria } from './refine-criteria.ts'

describe('a follow-up message', () => {
  const understand = (message: string, shown = 12) => refineCriteria(message, criteria, shown)

  it.each([
    ['why her?', { kind: 'question', about: ['why_creator'] }],
    ['is the third one verified?', { kind: 'question', about: ['verified'], creator: 3 }],
    ['how many are from Germany?', { kind: 'question', about: ['count'], named: { regions: ['DE'], platforms: [] } }],
    ['undo that', { kind: 'undo' }],
    ['more please', { kind: 'more', creator: null }],
    ['more like the first one', { kind: 'more', creator: 1 }],
    ['remove the third one', { kind: 'change', creator: 3 }],
    ['thanks!', { kind: 'smalltalk', about: ['thanks'] }],
    ['We build city bicycles', { kind: 'new_brand', is_sure: true }],
    ['organic dog food', { kind: 'new_brand', is_sure: false }],
    ['...', { kind: 'unread' }],
  ])('that changes no criterion is sorted: %s', (message, sorted) => {
    expect(understand(message)).toMatchObject({ ...sorted, is_refinement: false, criteria, changes: [] })
  })

  it('asks why nothing was found where nothing is shown', () => {
    expect(understand('why?', 0).about).toEqual(['why_empty'])
  })

  it.each([
    ['drop the big ones', { followers: { min: 10_000, max: 170_000 } }, '10K to 170K followers'],
    ['active in the last week', { posted_within_days: 7 }, 'posted within 7 days'],
    ['only in Munich', { regions: ['DE'], cities: ['Munich'] }, 'only Germany', 'Munich first'],
    ['over about 3 %', { engagement: { min: 0.03, max: 1 } }, 'at least 3% engagement'],
    ['no email', { with_email: false }, 'with or without e-mail'],
    ['less beauty and more makeup', {}, 'less about Beauty', 'more about Makeup'],
    ['aggiungi la Francia', { regions: ['US', 'FR'] }, 'also France'],
  ])('changes what it names: %s', (message, changed, ...phrases) => {
    const refinement = understand(message)
    expect(refinement).toMatchObject({ kind: 'change', is_refinement: true, changes: phrases })
    expect(refinement.criteria).toMatchObject(changed)
  })

  it('names the part that was not understood', () => {
    expect(understand('only Germany and under 50k, blorptastic')).toMatchObject({
      is_refinement: true,
      changes: ['10K to 50K followers', 'only Germany'],
      not_understood: ['blorptastic'],
    })
  })

  it('forgets a city with its country, and a time when any will do', () => {
    const placed = { ...criteria, cities: ['Berlin'], posted_within_days: 30 }
    expect(refineCriteria('only France', placed, 12).criteria.cities).toEqual([])
    expect(refineCriteria('any date', placed, 12).criteria.posted_within_days).toBeNull()
  })
})
