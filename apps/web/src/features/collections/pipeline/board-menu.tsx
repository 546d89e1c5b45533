import { Button, Menu } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconCalendarDown, IconCalendarShare, IconDownload, IconFileText } from '@tabler/icons-react'
import type { PipelineFormat } from '@troupe/contract/pipeline/pipeline'
import { downloadFile } from '../../../lib/download.ts'
import { useLinkFile } from '../api/pipeline-files.ts'
import { showFailure } from '../collection-messages.ts'
import { CalendarDialog } from './calendar-dialog.tsx'
import { pipelineTexts } from './pipeline-texts.ts'

const texts = pipelineTexts.files

interface BoardMenuProps {
  collectionId: string | undefined
  /** When the address of the user's calendar was made; null: there is none. */
  calendarSince: string | null
}

/** Files of the board, and the address of its calendar. */
export function BoardMenu({ collectionId, calendarSince }: BoardMenuProps) {
  const link = useLinkFile(collectionId)
  const [isCalendarOpen, calendar] = useDisclosure()
  const save = (format: PipelineFormat) =>
    link.mutate(format, {
      onSuccess: ({ file_url }) => downloadFile(file_url),
      onError: (error) => showFailure(texts.failed, error),
    })
  return (
    <>
      <Menu position="bottom-end" shadow="md" width={248}>
        <Menu.Target>
          <Button variant="default" leftSection={<IconDownload size={16} aria-hidden />} loading={link.isPending}>
            {texts.open}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconFileText size={16} aria-hidden />} onClick={() => save('csv')}>
            {texts.csv}
          </Menu.Item>
          <Menu.Item leftSection={<IconCalendarDown size={16} aria-hidden />} onClick={() => save('ics')}>
            {texts.ics}
          </Menu.Item>
          <Menu.Item leftSection={<IconCalendarShare size={16} aria-hidden />} onClick={calendar.open}>
            {texts.feed}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <CalendarDialog since={calendarSince} isOpen={isCalendarOpen} onClose={calendar.close} />
    </>
  )
}
