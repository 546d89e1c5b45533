import { BrandFileType, brandAnalysisMessages, brandFileMaxBytes } from '@troupe/contract/brand-analysis'

/** Which type of document a file is by the end of its name, in whatever case; undefined for all others. */
export function findBrandFileType(fileName: string): BrandFileType | undefined {
  const extension = /\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase()
  return BrandFileType.safeParse(extension).data
}

/** Reason why a file cannot be analysed, in the contract's words, or null. */
export function findBrandFileProblem(file: File | null): string | null {
  if (!file) return brandAnalysisMessages.noFile
  if (!findBrandFileType(file.name)) return brandAnalysisMessages.wrongType
  return file.size > brandFileMaxBytes ? brandAnalysisMessages.tooLarge : null
}

/**
 * The content of a file as base64 without a prefix.
 * @throws the browser's own error where the file cannot be read any more, as when it was moved.
 */
export function readFileContent(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onerror = () => reject(reader.error)
    // A data URL: its content begins behind the comma.
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,?/, ''))
    reader.readAsDataURL(file)
  })
}
