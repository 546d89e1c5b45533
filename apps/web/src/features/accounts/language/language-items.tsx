import { Menu } from '@mantine/core'
import { IconLanguage } from '@tabler/icons-react'
import { activeLanguage } from '../../../lib/language/active-language.ts'
import { offeredLanguages } from '../../../lib/language/languages.ts'
import { languageTexts } from './language-texts.ts'
import { useSwitchLanguage } from './use-account-language.ts'

/** Items of the user menu that switch the language. */
export function LanguageItems() {
  const switchLanguage = useSwitchLanguage()
  const active = activeLanguage().code
  return (
    <>
      <Menu.Divider />
      <Menu.Label>{languageTexts.label}</Menu.Label>
      <Menu.RadioGroup value={active} onChange={switchLanguage} aria-label={languageTexts.label}>
        {offeredLanguages.map(({ code, name }) => (
          <Menu.RadioItem key={code} value={code} lang={code} rightSection={<IconLanguage size={16} />}>
            {name}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
      <Menu.Divider />
    </>
  )
}
