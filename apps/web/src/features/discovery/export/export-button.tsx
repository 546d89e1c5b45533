import { Button, Menu } from '@mantine/core'
import { IconDownload, IconFileSpreadsheet, IconFileText } from '@tabler/icons-react'
import type { Creator } from '@troupe/contract/creators'
import { type ExportFormat, exportFormats } from '@troupe/contract/exports'
import type { ExportInput } from '../api/export-kols.ts'
import type { SearchRequest } from '../search-request.ts'
import { exportTexts as texts } from './export-texts.ts'
import { useExport } from './use-export.ts'

type Named = Pick<Creator, 'id'>

interface ExportButtonProps {
  /** The creators on screen, in their order. */
  shown: readonly Named[]
  /** Those of them that are selected. */
  selected: readonly Named[]
  /** What found them, where the catalogue can be asked for all whom it finds. */
  search?: SearchRequest | undefined
  /** What the button says. */
  label?: string
  /** What it says where there is nobody to export. */
  nothing?: string
}

const formatIcons: Record<ExportFormat, typeof IconFileText> = { xlsx: IconFileSpreadsheet, csv: IconFileText }

/** Saves creators as a file: the selected ones, all shown, or all that the search finds. */
export function ExportButton(props: ExportButtonProps) {
  const { shown, selected, search, label = texts.export, nothing = texts.nothing } = props
  const { start, refuse, isExporting } = useExport()
  const scopes = listScopes({ shown, selected, search })
  const button = { variant: 'default', leftSection: <IconDownload size={16} aria-hidden />, loading: isExporting }
  if (scopes.length === 0) {
    return (
      <Button {...button} onClick={() => refuse(nothing)}>
        {label}
      </Button>
    )
  }
  return (
    <Menu position="bottom-end" shadow="md" width={248}>
      <Menu.Target>
        <Button {...button}>{label}</Button>
      </Menu.Target>
      <Menu.Dropdown>
        {scopes.map(({ label: scope, body }) => (
          <ScopeItems key={scope} label={scope} onChoose={(format) => start({ ...body, format })} />
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

function ScopeItems({ label, onChoose }: { label: string; onChoose: (format: ExportFormat) => void }) {
  return (
    <>
      <Menu.Label>{label}</Menu.Label>
      {exportFormats.map((format) => {
        const FormatIcon = formatIcons[format]
        const name = texts.formats[format]
        return (
          <Menu.Item
            key={format}
            aria-label={texts.item(label, name)}
            leftSection={<FormatIcon size={16} aria-hidden />}
            onClick={() => onChoose(format)}
          >
            {name}
          </Menu.Item>
        )
      })}
    </>
  )
}

/** What can be exported just now, the narrowest first; nothing without results. */
function listScopes({
  shown,
  selected,
  search,
}: Pick<ExportButtonProps, 'shown' | 'selected' | 'search'>): { label: string; body: ExportInput }[] {
  if (shown.length === 0) return []
  const toIds = (creators: readonly Named[]) => creators.map(({ id }) => id)
  return [
    ...(selected.length > 0
      ? [{ label: texts.scopes.selected(selected.length), body: { kols: toIds(selected) } }]
      : []),
    { label: texts.scopes.shown(shown.length), body: { kols: toIds(shown) } },
    ...(search ? [{ label: texts.scopes.search, body: { search } }] : []),
  ]
}
