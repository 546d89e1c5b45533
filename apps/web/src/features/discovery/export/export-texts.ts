import type { ExportFormat } from '@troupe/contract/exports'

/** Everything a person reads of an export. */
export const exportTexts = {
  export: 'Export',
  scopes: {
    selected: (count: number) => `Selected (${count})`,
    shown: (count: number) => `All shown (${count})`,
    search: 'All results of this search',
  },
  formats: { xlsx: 'Excel (.xlsx)', csv: 'CSV (.csv)' } satisfies Record<ExportFormat, string>,
  item: (scope: string, format: string) => `${scope}, ${format}`,
  nothing: 'No data to export. Please perform a search first.',
  failed: 'Export failed. Please try again.',
} as const
