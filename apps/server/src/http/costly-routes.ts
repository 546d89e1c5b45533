import { accountSettingsEndpoints } from '@troupe/contract/account-settings'
import { brandAnalysisEndpoints } from '@troupe/contract/brand-analysis'
import { conversationEndpoints } from '@troupe/contract/conversations'
import { discoveryEndpoints } from '@troupe/contract/discovery'
import type { Endpoint } from '@troupe/contract/endpoint'
import { exportsEndpoints } from '@troupe/contract/exports'
import type { ShedKind } from '../telemetry/telemetry.ts'

/** What searches, analyses or writes a file: a hundred times the work of reading a row. */
const costlyEndpoints: readonly Endpoint[] = [
  discoveryEndpoints.hybridSearch,
  discoveryEndpoints.searchPlatforms,
  discoveryEndpoints.searchTiktok,
  discoveryEndpoints.searchInstagram,
  discoveryEndpoints.searchYoutube,
  exportsEndpoints.exportKols,
  accountSettingsEndpoints.exportData,
  brandAnalysisEndpoints.analyzeBrand,
  brandAnalysisEndpoints.analyzeBrandFile,
  brandAnalysisEndpoints.analyzeBrandInDetail,
  conversationEndpoints.refineCriteria,
]

/** By method and pattern. */
const costlyRoutes: ReadonlySet<string> = new Set([
  ...costlyEndpoints.map(({ method, path }) => `${method} ${path}`),
  // Assistants mostly search.
  'POST /mcp',
])

/** Whether what a route does is the first to be refused when a server has too much to do. */
export function toWorkKind(method: string, pattern: string | undefined): ShedKind {
  return costlyRoutes.has(`${method} ${pattern}`) ? 'costly' : 'other'
}
