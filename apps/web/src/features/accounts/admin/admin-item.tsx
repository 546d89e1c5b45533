import { Menu } from '@mantine/core'
import { IconShieldCog } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useInstallation } from '../api/installation.ts'
import { adminItemText } from './admin-item-text.ts'

/** Menu item that leads operators to the administration; nothing for other users. */
export function AdminItem({ path }: { path: string }) {
  const { data } = useInstallation()
  if (!data?.is_operator) return null
  return (
    <Menu.Item component={Link} to={path} leftSection={<IconShieldCog size={16} />}>
      {adminItemText}
    </Menu.Item>
  )
}
