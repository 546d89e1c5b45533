import { stemmer as stemArabic } from '@orama/stemmers/arabic'
import { stemmer as stemFrench } from '@orama/stemmers/french'
import { stemmer as stemGerman } from '@orama/stemmers/german'
import { stemmer as stemHindi } from '@orama/stemmers/indian'
import { stemmer as stemIndonesian } from '@orama/stemmers/indonesian'
import { stemmer as stemItalian } from '@orama/stemmers/italian'
import { stemmer as stemPortuguese } from '@orama/stemmers/portuguese'
import { stemmer as stemRussian } from '@orama/stemmers/russian'
import { stemmer as stemSpanish } from '@orama/stemmers/spanish'
import { stemmer as stemTurkish } from '@orama/stemmers/turkish'

/** Languages with glosses, ISO 639-1. */
export const glossLanguages = [
  ...(['zh', 'ja', 'ko', 'ru', 'ar', 'hi'] as const),
  ...(['es', 'de', 'fr', 'pt', 'it', 'tr', 'id', 'vi'] as const),
] as const

export type GlossLanguage = (typeof glossLanguages)[number]

/** Languages written in Latin letters; the others are told apart by their script. */
export const latinLanguages = ['es', 'de', 'fr', 'pt', 'it', 'tr', 'id', 'vi'] as const satisfies GlossLanguage[]

/** Cuts endings off a lower-case word; languages whose words do not change have none. */
export const stemmers: Partial<Record<GlossLanguage, (word: string) => string>> = {
  ar: stemArabic,
  de: stemGerman,
  es: stemSpanish,
  fr: stemFrench,
  hi: stemHindi,
  id: stemIndonesian,
  it: stemItalian,
  pt: stemPortuguese,
  ru: stemRussian,
  tr: stemTurkish,
}
