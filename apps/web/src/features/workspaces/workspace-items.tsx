import { Menu, Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { IconBuilding } from '@tabler/icons-react'
import { describeFailure } from '../../lib/transport/describe-failure.ts'
import { useOpenWorkspace, useWorkspaces } from './api/workspaces.ts'
import { roleTexts, switcherTexts as texts } from './workspace-texts.ts'

/** Menu items that open another workspace of the user; nothing if there is only one. */
export function WorkspaceItems({ onOpened }: { onOpened: () => void | Promise<void> }) {
  const { data } = useWorkspaces()
  const opening = useOpenWorkspace(onOpened)
  if (!data || data.workspaces.length < 2) return null
  const open = (id: string) => {
    if (id === data.open?.id || opening.isPending) return
    opening.mutate(id, {
      onError: (error) =>
        notifications.show({ color: 'red', title: texts.failed, message: describeFailure(error, '') }),
    })
  }
  return (
    <>
      <Menu.Divider />
      <Menu.Label>{texts.label}</Menu.Label>
      <Menu.RadioGroup value={data.open?.id ?? ''} onChange={open} aria-label={texts.label}>
        {data.workspaces.map(({ id, name, role }) => (
          <Menu.RadioItem key={id} value={id} rightSection={<IconBuilding size={16} aria-hidden />}>
            <span dir="auto" style={{ overflowWrap: 'anywhere' }}>
              {name}
            </span>{' '}
            <Text span size="xs" c="dimmed">
              {roleTexts[role].label}
            </Text>
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
    </>
  )
}
