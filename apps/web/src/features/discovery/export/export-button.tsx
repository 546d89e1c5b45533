import { Button, Menu } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { IconDownload, IconFileSpreadsheet, IconFileText } from '@tabler/icons-react'
import type { Creator } from '@troupe/contract/creators'
import { type ExportFormat, exportFormats } from '@troupe/contract/discover/exports'
import { downloadFile } from '../../../lib/download.ts'
import { type ExportInput, useExportKols } from '../api/export-kols.ts'
import type { SearchRequest } from '../api/search-request.ts'
import { exportTexts as texts } from './export-texts.ts'

type Named = Pick<Creator, 'id'>

interface ExportButtonProps {
  /** The creators on screen, in order. */
  shown: readonly Named[]
  /** The selected creators among them. */
  selected: readonly Named[]
  /** The request of the search, if all its results can be exported from the catalogue. */
  search?: SearchRequest | undefined
  /** Collection whose data of the creators is added. */
  collectionId?: string
  /** Label of the button. */
  label?: string
  /** Message when there are no creators to export. */
  nothing?: string
}

const formatIcons: Record<ExportFormat, typeof IconFileText> = { xlsx: IconFileSpreadsheet, csv: IconFileText }

/** Saves creators as a file: the selected ones, all shown ones, or all results of the search. */
export function ExportButton(props: ExportButtonProps) {
  const { shown, selected, search, collectionId, label = texts.export, nothing = texts.nothing } = props
  const { start, refuse, isExporting } = useExport()
  const addition = collectionId === undefined ? {} : { collection_id: collectionId }
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
          <ScopeItems key={scope} label={scope} onChoose={(format) => start({ ...body, ...addition, format })} />
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

/** Lists the available exports, narrowest first; empty without results. */
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

/** Creates and downloads an export, and reports the outcome. */
function useExport() {
  const exporting = useExportKols()
  return {
    isExporting: exporting.isPending,
    start: (body: ExportInput) =>
      exporting.mutate(body, {
        onSuccess: ({ file_url, rows }) => {
          downloadFile(file_url)
          notifications.show({ message: texts.done(rows) })
        },
        onError: ({ message }) => notifications.show({ color: 'red', title: texts.failed, message }),
      }),
    /** Reports why there is nothing to export. */
    refuse: (message: string) => notifications.show({ color: 'red', message }),
  }
}
