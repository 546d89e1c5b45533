import { afterEach, expect, test } from 'vitest'
import { activateLanguage, english } from '../lib/language/active-language.ts'
import { isCreatorPage, leaveCreatorLanguage } from './creator-pages.ts'

afterEach(() => activateLanguage(english, {}))

const request = new Request('https://troupe.test/auth?from=wizard')

test.each([
  ['/kol-onboarding', true],
  ['/my-channel', true],
  ['/my-channel/', true],
  ['/unsubscribe/token-1', true],
  ['/', false],
  ['/auth', false],
  ['/my-channels', false],
  ['/dashboard', false],
])('that %s is a page for creators: %s', (path, isOne) => {
  expect(isCreatorPage(path)).toBe(isOne)
})

test('who leaves the pages for creators in German gets a new document, since the interface is not in German', () => {
  activateLanguage({ code: 'de', name: 'Deutsch', direction: 'ltr', locale: 'de' }, {})
  const response = leaveCreatorLanguage({ request })
  expect(response?.headers.get('Location')).toBe(request.url)
  expect(response?.headers.get('X-Remix-Reload-Document')).toBe('true')
})

test.each(['en', 'zh-Hans'])('who leaves them in %s goes on in the same document', (code) => {
  activateLanguage({ code, name: code, direction: 'ltr', locale: code }, {})
  expect(leaveCreatorLanguage({ request })).toBeNull()
})
