import { accountMessages, passwordRequirements } from '@troupe/contract/accounts'
import { brandAnalysisMessages, brandTextMaxLength } from '@troupe/contract/brand-analysis'

/**
 * Texts that are not made in the web application but shown by it, by the file of the contract they stand in. Components
 * pass them through `translate`.
 */
export const contractTexts: Readonly<Record<string, readonly string[]>> = {
  'contract/accounts.ts': [
    ...Object.values(accountMessages),
    ...passwordRequirements.flatMap(({ label, message }) => [label, message]),
  ],
  'contract/brand-analysis.ts': [
    brandAnalysisMessages.noText,
    `A brand description has at most ${brandTextMaxLength.toLocaleString('en')} characters`,
    brandAnalysisMessages.noFile,
    brandAnalysisMessages.wrongType,
    brandAnalysisMessages.tooLarge,
  ],
  'contract/collections.ts': ['Please enter a collection name'],
}
