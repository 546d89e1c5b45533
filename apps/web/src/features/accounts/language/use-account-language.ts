import { languages } from 'virtual:languages'
import { useEffect, useEffectEvent } from 'react'
import { activeLanguage } from '../../../lib/language/active-language.ts'
import { readAskedLanguage, readStoredLanguage, switchLanguage } from '../../../lib/language/language-choice.ts'
import { offeredLanguages } from '../../../lib/language/languages.ts'
import { useChangePreferences } from '../api/change-preferences.ts'
import { useSession } from '../session/session-context.tsx'

const isOffered = (language: string) => offeredLanguages.some(({ code }) => code === language)

/**
 * Brings the account's language and the page's in step: the account's is switched to, except where the address asks for
 * another; a language that was chosen while signed out is kept in an account that has none.
 */
export function useAccountLanguage(): void {
  const { user } = useSession()
  const { mutate } = useChangePreferences()
  const synchronise = useEffectEvent((language: string | null) => {
    // The languages of pages for creators are none of the interface.
    const asked = readAskedLanguage()
    if (languages.some(({ code }) => code === asked)) return
    if (language === null) {
      const stored = readStoredLanguage()
      if (stored !== null && isOffered(stored)) mutate({ language: stored })
      return
    }
    if (isOffered(language) && language !== activeLanguage().code) switchLanguage(language)
  })
  const id = user?.id
  const language = user?.language ?? null
  useEffect(() => {
    if (id !== undefined) synchronise(language)
  }, [id, language])
}

/** Returns the function that switches the language, and keeps it in the account. */
export function useSwitchLanguage(): (code: string) => void {
  const { mutate } = useChangePreferences()
  // Switched even if the account cannot be reached: the browser keeps the choice.
  return (code) => mutate({ language: code }, { onSettled: () => switchLanguage(code) })
}
