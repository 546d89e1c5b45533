import { Menu } from '@mantine/core'
import { offeredLanguages } from '../../../lib/language/languages.ts'
import { LanguageRadioItems } from '../../../ui/language/language-radio-items.tsx'
import { languageTexts } from '../../../ui/language/language-texts.ts'
import { useSwitchLanguage } from './use-account-language.ts'

/** Items of the user menu that switch the language. */
export function LanguageItems() {
  const switchLanguage = useSwitchLanguage()
  return (
    <>
      <Menu.Divider />
      <Menu.Label>{languageTexts.label}</Menu.Label>
      <LanguageRadioItems languages={offeredLanguages} onChoose={switchLanguage} />
      <Menu.Divider />
    </>
  )
}
