import { BrandFileType, brandAnalysisMessages, brandFileMaxBytes } from '@troupe/contract/brand-analysis'
import { translate } from '../../../lib/language/text.ts'

/** Finds the type of a document by its extension, ignoring case; undefined for other files. */
export function findBrandFileType(fileName: string): BrandFileType | undefined {
  const extension = /\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase()
  return BrandFileType.safeParse(extension).data
}

/** The reason why a file cannot be analysed, in the contract's words; null if it can. */
export function findBrandFileProblem(file: File | null): string | null {
  if (!file) return translate(brandAnalysisMessages.noFile)
  if (!findBrandFileType(file.name)) return translate(brandAnalysisMessages.wrongType)
  return file.size > brandFileMaxBytes ? translate(brandAnalysisMessages.tooLarge) : null
}

/**
 * Reads a file as base64 without a prefix.
 * @throws the browser's error if the file can no longer be read, for example because it was moved.
 */
export function readFileContent(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onerror = () => reject(reader.error)
    // The content of a data URL begins after the comma.
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,?/, ''))
    reader.readAsDataURL(file)
  })
}
