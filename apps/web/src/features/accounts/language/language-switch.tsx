import { Button, Group } from '@mantine/core'
import { activeLanguage } from '../../../lib/language/active-language.ts'
import { switchLanguage } from '../../../lib/language/language-choice.ts'
import { offeredLanguages } from '../../../lib/language/languages.ts'
import { languageTexts } from '../../../ui/language/language-texts.ts'

/** Switches the language of a page for signed-out users. */
export function LanguageSwitch() {
  return (
    <Group component="nav" justify="center" gap={4} mt={32} aria-label={languageTexts.label}>
      {offeredLanguages.map(({ code, name }) => (
        <Button
          key={code}
          variant="subtle"
          color="gray"
          size="compact-sm"
          lang={code}
          aria-pressed={code === activeLanguage().code}
          onClick={() => switchLanguage(code)}
        >
          {name}
        </Button>
      ))}
    </Group>
  )
}
