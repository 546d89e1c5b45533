import { say, schemaText } from '@troupe/contract/messages/message'
import type { ScoredCategory } from './categories/score-categories.ts'
import type { TextLanguage } from './languages/detect-language.ts'

/** Composes notices on how far the findings can be trusted. */
export function describeLimits(
  language: TextLanguage,
  { best, isEncoderMissing }: { best: ScoredCategory | undefined; isEncoderMissing: boolean },
): string[] {
  const notices: string[] = []
  if (isEncoderMissing) {
    notices.push(schemaText('brand_notice.encoder_missing'))
  }
  if (language === 'other') {
    notices.push(schemaText('brand_notice.language_unsupported'))
  } else if (language === 'unknown') {
    notices.push(schemaText('brand_notice.few_words'))
  } else if (language !== 'en') {
    notices.push(schemaText('brand_notice.language_in_part', { language: say(`language.${language}`) }))
  } else if (best && best.wordScore === 0) {
    notices.push(schemaText('brand_notice.categories_guessed'))
  }
  return notices
}
