import type { BioOptions } from './bio-limits.ts'
import { writeEnglishBio } from './english-bio.ts'
import { findLanguage } from './languages/languages.ts'
import { writeNativeBio } from './native-bio.ts'

/** Share of people with another language who write their bio in it; the rest writes for the world. */
const nativeShare = 0.72

/** What a person writes about themselves on a platform, in a language they might. */
export function writeBio(options: BioOptions): string {
  const language = findLanguage(options.person.language)
  return language && options.random.chance(nativeShare) ? writeNativeBio(options, language) : writeEnglishBio(options)
}
