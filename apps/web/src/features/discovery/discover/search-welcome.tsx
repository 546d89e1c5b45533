import { Button, Text } from '@mantine/core'
import { Notice } from '../../../ui/notice.tsx'
import { discoverTexts } from '../search/discover-texts.ts'
import classes from './search-welcome.module.css'

const texts = discoverTexts.welcome

/** The screen before the first search, with examples. */
export function SearchWelcome({ onExample }: { onExample: (query: string) => void }) {
  return (
    <Notice title={texts.title} text={texts.text}>
      <div className={classes.examples}>
        <Text size="sm" c="dimmed">
          {texts.examplesLabel}
        </Text>
        {texts.examples.map((example) => (
          <Button key={example} variant="default" size="sm" fw={500} onClick={() => onExample(example)}>
            {example}
          </Button>
        ))}
      </div>
    </Notice>
  )
}
