import { Menu } from '@mantine/core'
import { IconStethoscope } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useInstallation } from '../api/installation.ts'
import { selfCheckTexts as texts } from './self-check-texts.ts'

/** Menu item that leads operators to the self-check; nothing for other users. */
export function SelfCheckItem({ path }: { path: string }) {
  const { data } = useInstallation()
  if (!data?.is_operator) return null
  return (
    <Menu.Item component={Link} to={path} leftSection={<IconStethoscope size={16} />}>
      {texts.menuItem}
    </Menu.Item>
  )
}
