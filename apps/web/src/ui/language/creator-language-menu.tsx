import { Button, Menu } from '@mantine/core'
import { IconLanguage } from '@tabler/icons-react'
import { languagesForCreators } from '../../lib/creator-languages/creator-languages.ts'
import { activeLanguage } from '../../lib/language/active-language.ts'
import { switchLanguage } from '../../lib/language/language-choice.ts'
import { LanguageRadioItems } from './language-radio-items.tsx'
import { languageTexts } from './language-texts.ts'

/** Menu of the languages that pages for creators are in. */
export function CreatorLanguageMenu() {
  const { code, name } = activeLanguage()
  return (
    <Menu position="bottom-end" shadow="md" withinPortal={false} withInitialFocusPlaceholder={false} width={200}>
      <Menu.Target>
        <Button
          variant="subtle"
          color="gray"
          h={44}
          px={8}
          leftSection={<IconLanguage size={18} stroke={1.6} aria-hidden />}
          aria-label={languageTexts.choose(name)}
        >
          <span lang={code}>{name}</span>
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <LanguageRadioItems languages={languagesForCreators} onChoose={switchLanguage} />
      </Menu.Dropdown>
    </Menu>
  )
}
