import { describe, expect, it } from 'vitest'
import { fullStatement, secureRegister } from '../../../testing/calls/wizard-calls.ts'
import { useTestDatabase } from '../../../testing/test-database.ts'
import { useTestOnboarding } from '../../../testing/test-onboarding.ts'

const { testApp } = useTestOnboarding(useTestDatabase())
const url = 'https://www.youtube.com/@marabakes'
const email = 'mara@bakes.test'
const register = (body: object) => secureRegister(testApp, body)

describe('POST /api/kol-onboarding/secure-register', () => {
  const name = (answer: { json(): { detail: { loc: unknown[] }[] } }) =>
    answer.json().detail.map(({ loc }) => loc.join('.'))

  it('names every field of a wrong type', async () => {
    const wrong = Object.fromEntries(
      [...Object.keys(fullStatement), 'token', 'url', 'email'].map((key) => [key, { x: 1 }]),
    )
    const answer = await register(wrong)
    expect(answer.statusCode).toBe(422)
    expect(name(answer).sort()).toEqual(
      Object.keys(wrong)
        .map((key) => `body.${key}`)
        .sort(),
    )
  })

  it('names every missing field', async () => {
    const answer = await register({})
    expect([answer.statusCode, name(answer).sort()]).toEqual([422, ['body.email', 'body.token', 'body.url']])
  })

  it('names the error of each field', async () => {
    const wrongs: [object, string][] = [
      [{ title: '' }, 'Channel name is required'],
      [{ title: ' \u0000 ' }, 'Channel name is required'],
      [{ title: 'x'.repeat(301) }, 'Channel name must be at most 300 characters long'],
      [{ handle: '@@' }, 'Handle is required'],
      [{ description: 'x'.repeat(5001) }, 'Description must be at most 5,000 characters long'],
      [{ country_region: 'x'.repeat(101) }, 'Country/Region must be at most 100 characters long'],
      [{ bio_link_url: 'mara.test' }, 'Please enter a valid URL (starting with http:// or https://)'],
      [{ bio_link_url: 'javascript:alert(1)' }, 'Please enter a valid URL (starting with http:// or https://)'],
      [{ bio_link_url: ' java\u0000script:alert(1)' }, 'Please enter a valid URL (starting with http:// or https://)'],
      [{ bio_link_url: 'data:text/html,x' }, 'Please enter a valid URL (starting with http:// or https://)'],
      [{ estimated_price: -1 }, 'Please enter a price of 0 or more'],
      [{ estimated_price: 10_000_001 }, 'Please enter a price of at most 10,000,000'],
      [{ estimated_price: '450' }, 'Please enter a price of 0 or more'],
      [{ email: 'a@b.test, c@d.test' }, 'Please enter a valid email address'],
      [{ email: 'a@b.test\r\nBcc: c@d.test' }, 'Please enter a valid email address'],
      [{ additional_info: 'x'.repeat(5001) }, 'Additional information must be at most 5,000 characters long'],
    ]
    for (const [wrong, msg] of wrongs) {
      const answer = await register({ token: 'x', url, email, ...wrong })
      const issue = { loc: ['body', Object.keys(wrong)[0]], msg, type: expect.any(String) }
      expect([answer.statusCode, answer.json().detail]).toMatchObject([422, [issue]])
    }
  })

  it('refuses unknown choices', async () => {
    const wrongs = [
      { content_categories: ['Cooking'] },
      { content_categories: Array(19).fill('Pets') },
      { content_categories: 'Pets' },
      { preferred_collaboration_types: ['Anything'] },
      { preferred_collaboration_types: [null] },
    ]
    for (const wrong of wrongs) {
      const answer = await register({ token: 'x', url, email, ...wrong })
      expect(answer.statusCode).toBe(422)
      expect(answer.json().detail[0].loc.slice(0, 2)).toEqual(['body', Object.keys(wrong)[0]])
    }
  })

  it('refuses a megabyte in any field', async () => {
    for (const key of ['token', 'url', 'email', ...Object.keys(fullStatement)]) {
      const answer = await register({ token: 'x', url, email, [key]: 'x'.repeat(1_000_000) })
      expect([key, answer.statusCode]).toEqual([key, 413])
    }
  })
})
