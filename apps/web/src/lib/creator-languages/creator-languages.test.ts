import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { activateLanguage, activeLanguage, english } from '../language/active-language.ts'
import { storeLanguage } from '../language/language-choice.ts'
import { startChosenLanguage } from '../language/start-language.ts'
import { translate } from '../language/text.ts'
import { isForCreatorsOnly, languagesForCreators, startCreatorLanguage } from './creator-languages.ts'

beforeEach(() => open('/kol-onboarding', ['en-US']))
afterEach(() => {
  vi.restoreAllMocks()
  window.localStorage.clear()
  window.sessionStorage.clear()
  activateLanguage(english, {})
  document.documentElement.lang = 'en'
  window.history.replaceState(null, '', '/')
})

/** Opens an address in a browser that wants these languages. */
function open(address: string, wanted: readonly string[]) {
  window.history.replaceState(null, '', address)
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(wanted)
}

async function startPageForCreators(): Promise<string> {
  await startCreatorLanguage()
  return activeLanguage().code
}

async function startInterface(): Promise<string> {
  await startChosenLanguage('app')
  return activeLanguage().code
}

test('the menu for creators has eight languages, each by its own name, English first', () => {
  expect(languagesForCreators.map(({ name }) => name)).toEqual([
    'English',
    'Deutsch',
    'Español',
    'Français',
    '日本語',
    '한국어',
    'Português',
    '简体中文',
  ])
})

test.each([
  [['de-AT', 'en'], 'de'],
  [['pt-PT'], 'pt'],
  [['fr-CA', 'zh-CN'], 'fr'],
  [['it', 'ko-KR', 'en'], 'ko'],
  [['zh-CN', 'de'], 'zh-Hans'],
  [['nl'], 'en'],
])('on a page for creators a browser that wants %j gets %s', async (wanted, code) => {
  open('/kol-onboarding', wanted)
  expect(await startPageForCreators()).toBe(code)
  expect(document.documentElement.lang).toBe(code)
})

test('the language of the link goes before the chosen one, and that before those of the browser', async () => {
  open('/kol-onboarding?token=secret&language=ja', ['fr'])
  storeLanguage('de')
  expect(await startPageForCreators()).toBe('ja')
  expect(document.documentElement.lang).toBe('ja')
  expect(translate('Register your channel')).toBe('チャンネルを登録してください')
  open('/unsubscribe/secret', ['fr'])
  window.sessionStorage.clear()
  expect(await startPageForCreators()).toBe('de')
})

test('the language of the link leaves the address, holds for the tab, and ends with a choice in the menu', async () => {
  open('/kol-onboarding?token=secret&language=ja#part', ['fr'])
  await startPageForCreators()
  expect(window.location.href).toMatch(/\/kol-onboarding\?token=secret#part$/)
  expect(await startPageForCreators()).toBe('ja')
  storeLanguage('es')
  expect(await startPageForCreators()).toBe('es')
})

test('a language that no page is in is ignored', async () => {
  open('/kol-onboarding?language=xx', ['ko'])
  expect(await startPageForCreators()).toBe('ko')
})

test('the interface is English for those who asked for, chose or want a language for creators', async () => {
  open('/dashboard?language=de', ['de-DE'])
  storeLanguage('ja')
  expect(await startInterface()).toBe('en')
  expect(translate('Register your channel')).toBe('Register your channel')
})

test('the active language is one for creators only, or one of the interface', async () => {
  expect(isForCreatorsOnly()).toBe(false)
  open('/my-channel?language=de', [])
  await startPageForCreators()
  expect(isForCreatorsOnly()).toBe(true)
  open('/my-channel?language=zh-Hans', [])
  await startPageForCreators()
  expect(isForCreatorsOnly()).toBe(false)
})
