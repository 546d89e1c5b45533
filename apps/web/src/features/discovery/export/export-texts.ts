import type { ExportFormat } from '@troupe/contract/discover/exports'
import { text } from '../../../lib/language/text.ts'

/** Texts of exports. */
export const exportTexts = {
  export: text('Export'),
  scopes: {
    selected: (count: number) => text('Selected ({count})', { count }),
    shown: (count: number) => text('All shown ({count})', { count }),
    search: text('All results of this search'),
  },
  formats: { xlsx: 'Excel (.xlsx)', csv: 'CSV (.csv)' } satisfies Record<ExportFormat, string>,
  item: (scope: string, format: string) => text('{scope}, {format}', { scope, format }),
  done: (rows: number) => text('{rows, plural, one {# creator} other {# creators}} exported', { rows }),
  nothing: text('No data to export. Please perform a search first.'),
  failed: text('Export failed. Please try again.'),
} as const
