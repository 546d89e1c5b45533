import { Anchor, Text } from '@mantine/core'
import type { Understood } from '@troupe/contract/discovery'
import { sentenceEnd } from '../../../lib/format/punctuation.ts'
import { readingTexts as texts } from '../search-controls/reading-texts.ts'
import classes from './search-suggestions.module.css'

interface CorrectedSpellingProps {
  understood: Understood | undefined
  /** Searches for the text as typed. */
  onSearchInstead: (query: string) => void
}

/** Notice that the spelling of a text was corrected; renders nothing if it was not. */
export function CorrectedSpelling({ understood, onSearchInstead }: CorrectedSpellingProps) {
  const typed = understood?.corrected_from
  if (typed === undefined) return null
  return (
    <Text role="status">
      {texts.corrected} <b dir="auto">{understood?.request.query_text}</b>
      {sentenceEnd} {texts.instead}{' '}
      <Anchor
        component="button"
        type="button"
        dir="auto"
        className={classes.spelling}
        // Quotes prevent another correction.
        onClick={() => onSearchInstead(`"${typed.replaceAll('"', '')}"`)}
      >
        {typed}
      </Anchor>
    </Text>
  )
}
