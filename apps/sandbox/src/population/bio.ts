import { type BioOptions, writeEnglishBio } from './english-bio.ts'

/** What a person writes about themselves on a platform. */
export function writeBio(options: BioOptions): string {
  return writeEnglishBio(options)
}
