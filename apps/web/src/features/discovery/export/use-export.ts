import { notifications } from '@mantine/notifications'
import { downloadFile } from '../../../lib/download.ts'
import { type ExportInput, useExportKols } from '../api/export-kols.ts'
import { exportTexts as texts } from './export-texts.ts'

/** Has a file made and saved, and says how it went. */
export function useExport() {
  const exporting = useExportKols()
  return {
    isExporting: exporting.isPending,
    start: (body: ExportInput) =>
      exporting.mutate(body, {
        onSuccess: ({ file_url, message }) => {
          downloadFile(file_url)
          notifications.show({ message })
        },
        onError: ({ message }) => notifications.show({ color: 'red', title: texts.failed, message }),
      }),
    /** Says why there is nothing to export. */
    refuse: (message: string) => notifications.show({ color: 'red', message }),
  }
}
