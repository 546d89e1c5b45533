import type { ScoredCategory } from './categories/score-categories.ts'
import type { TextLanguage } from './languages/detect-language.ts'

const names = { de: 'German', es: 'Spanish', fr: 'French', zh: 'Chinese' } as const

/** Composes notices on how far the findings can be trusted. */
export function describeLimits(
  language: TextLanguage,
  { best, isEncoderMissing }: { best: ScoredCategory | undefined; isEncoderMissing: boolean },
): string[] {
  const notices: string[] = []
  if (isEncoderMissing) {
    notices.push('The sentence encoder did not answer, so the categories rest on single words only.')
  }
  if (language === 'other') {
    notices.push(
      'The built-in analysis reads English, and German, Spanish, French and Chinese in part. This text seems to be in another language: keywords are its longer words, and the categories are a guess.',
    )
  } else if (language === 'unknown') {
    notices.push('Few words of the text were understood, so the categories are a guess.')
  } else if (language !== 'en') {
    notices.push(
      `The text seems to be in ${names[language]}. The built-in analysis is made for English: of ${names[language]} it knows the most usual words of each category.`,
    )
  } else if (best && best.wordScore === 0) {
    notices.push('The categories are a guess by the meaning of the text as a whole.')
  }
  return notices
}
