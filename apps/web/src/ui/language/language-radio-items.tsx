import { Menu } from '@mantine/core'
import { IconLanguage } from '@tabler/icons-react'
import { activeLanguage, type Language } from '../../lib/language/active-language.ts'
import { languageTexts } from './language-texts.ts'

interface LanguageRadioItemsProps {
  languages: readonly Language[]
  onChoose: (code: string) => void
}

/** Items of a menu that choose a language, each by its own name. */
export function LanguageRadioItems({ languages, onChoose }: LanguageRadioItemsProps) {
  return (
    <Menu.RadioGroup value={activeLanguage().code} onChange={onChoose} aria-label={languageTexts.label}>
      {languages.map(({ code, name }) => (
        <Menu.RadioItem key={code} value={code} lang={code} rightSection={<IconLanguage size={16} />}>
          {name}
        </Menu.RadioItem>
      ))}
    </Menu.RadioGroup>
  )
}
