import { accountSettingsEndpoints } from '@troupe/contract/account/account-settings'
import { workspaceExportEndpoints } from '@troupe/contract/account/workspace-export'
import type { Endpoint } from '@troupe/contract/base/endpoint'
import { brandAnalysisEndpoints } from '@troupe/contract/brand-analysis'
import { conversationEndpoints } from '@troupe/contract/conversations'
import { exportsEndpoints } from '@troupe/contract/discover/exports'
import { visitorSearchEndpoints } from '@troupe/contract/discover/visitor-search'
import { discoveryEndpoints } from '@troupe/contract/discovery'
import type { WorkKind } from '../../admission/admission.ts'

/** Endpoints that search, analyse or write a file, which take a hundred times the work of reading a row. */
const costlyEndpoints: readonly Endpoint[] = [
  discoveryEndpoints.hybridSearch,
  discoveryEndpoints.nextResults,
  discoveryEndpoints.searchPlatforms,
  discoveryEndpoints.searchTiktok,
  discoveryEndpoints.searchInstagram,
  discoveryEndpoints.searchYoutube,
  visitorSearchEndpoints.searchAsVisitor,
  exportsEndpoints.exportKols,
  accountSettingsEndpoints.exportData,
  workspaceExportEndpoints.exportWorkspace,
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

/** Whether a route is among the first to be refused when the server is overloaded. */
export function toWorkKind(method: string, pattern: string | undefined): WorkKind {
  return costlyRoutes.has(`${method} ${pattern}`) ? 'costly' : 'other'
}
