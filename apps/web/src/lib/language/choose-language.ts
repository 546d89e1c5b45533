import { english, type Language } from './active-language.ts'

export interface Wishes {
  /** Code that the address asks for, or that it asked for earlier in this tab. */
  asked: string | null
  /** Code that was chosen in this browser. */
  stored: string | null
  /** The browser's languages, the most wanted first. */
  wanted: readonly string[]
}

/** Chooses the language: that of the address, else the one chosen in this browser, else the browser's, else English. */
export function chooseLanguage({ asked, stored, wanted }: Wishes, languages: readonly Language[]): Language {
  const find = (code: string | null) => languages.find((language) => language.code === code)
  const offered = languages.filter((language) => language.isHidden !== true)
  for (const tag of [find(asked), find(stored)]) if (tag) return tag
  for (const tag of wanted) {
    const match = offered.find(({ code }) => isSame(code, tag))
    if (match) return match
  }
  return english
}

/** Whether two codes mean the same language in the same script: `zh-Hans` and `zh-CN`, but not `zh-TW`. */
function isSame(code: string, tag: string): boolean {
  try {
    const [a, b] = [new Intl.Locale(code).maximize(), new Intl.Locale(tag).maximize()]
    return a.language === b.language && a.script === b.script
  } catch {
    // The browser gave a tag that is none.
    return false
  }
}
