import { beforeAll, describe, expect, it } from 'vitest'
import { countShares, type Judged, judgeMails, listMistakes } from './testing/judge-mails.ts'
import { listLabelledMails } from './testing/labelled-mails.ts'

describe('labelled raw mails', () => {
  const mails = listLabelledMails()
  let judged: readonly Judged[]

  beforeAll(async () => {
    judged = await judgeMails(mails)
  })

  it('are at least 1,000 of 120 forms in 14 languages', () => {
    expect(mails.length).toBeGreaterThanOrEqual(1000)
    expect(new Set(mails.map(({ shape }) => shape)).size).toBeGreaterThanOrEqual(120)
    expect(new Set(mails.map(({ language }) => language.slice(0, 2))).size).toBeGreaterThanOrEqual(14)
  })

  it('are the same each time', () => {
    const again = listLabelledMails()
    expect(again.every(({ source }, index) => mails[index]?.source.equals(source))).toBe(true)
  })

  it('are answers where people answer, and nothing else is one', () => {
    const { answers, wrongAnswers } = countShares(judged)
    expect(answers, listMistakes(judged).join('\n')).toBeGreaterThanOrEqual(0.995)
    expect(wrongAnswers, listMistakes(judged).join('\n')).toBeLessThanOrEqual(0.005)
  })

  it('are bounces of wrong addresses for certain', () => {
    const { hardBounces, wrongHardBounces, causes } = countShares(judged)
    expect(hardBounces, listMistakes(judged).join('\n')).toBeGreaterThanOrEqual(0.98)
    expect(wrongHardBounces).toBe(0)
    expect(causes).toBeGreaterThanOrEqual(0.98)
  })

  it('are away notices with the day of return', () => {
    const { awayNotices, awayDates } = countShares(judged)
    expect(awayNotices, listMistakes(judged).join('\n')).toBeGreaterThanOrEqual(0.95)
    expect(awayDates, listMistakes(judged).join('\n')).toBeGreaterThanOrEqual(0.95)
  })

  it('are wishes to be removed, challenges and complaints', () => {
    const { unsubscribes, challenges, complaints } = countShares(judged)
    expect(unsubscribes, listMistakes(judged).join('\n')).toBeGreaterThanOrEqual(0.95)
    expect(challenges, listMistakes(judged).join('\n')).toBeGreaterThanOrEqual(0.95)
    expect(complaints).toBe(1)
  })
})
