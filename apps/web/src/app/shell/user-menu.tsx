import { Avatar, Menu, UnstyledButton } from '@mantine/core'
import {
  IconChevronDown,
  IconKey,
  IconLogout,
  IconPlugConnected,
  IconUserCog,
  IconUserPlus,
  IconUsers,
} from '@tabler/icons-react'
import { Link, useNavigate } from 'react-router'
import { AdminItem } from '../../features/accounts/admin/admin-item.tsx'
import { LanguageItems } from '../../features/accounts/language/language-items.tsx'
import { SelfCheckItem } from '../../features/accounts/self-check/self-check-item.tsx'
import { useSession, useSessionActions } from '../../features/accounts/session/session-context.tsx'
import { WorkspaceItems } from '../../features/workspaces/workspace-items.tsx'
import { appTexts } from './app-texts.ts'
import { headerMenuProps } from './header-menu-props.ts'
import { paths } from './paths.ts'
import classes from './user-menu.module.css'

/** Menu with the name of the signed-in user and the sign-out item. */
export function UserMenu() {
  const { user } = useSession()
  const { signOut } = useSessionActions()
  const navigate = useNavigate()
  const name = user?.username || user?.email || ''
  const plan = user?.email ? appTexts.header.plan : appTexts.header.planLoading
  return (
    <Menu {...headerMenuProps} width={240}>
      <Menu.Target>
        <UnstyledButton className={classes.target}>
          <Avatar name={name} size={32} color="sea" radius="50%" alt="" aria-hidden />
          <span className={classes.text}>
            <span className={classes.name}>{name}</span> <span className={classes.plan}>{plan}</span>
          </span>
          <IconChevronDown className={classes.chevron} size={16} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown className={classes.dropdown}>
        <Menu.Label className={classes.email}>{user?.email}</Menu.Label>
        <Menu.Item component={Link} to={paths.account} leftSection={<IconUserCog size={16} />}>
          {appTexts.header.account}
        </Menu.Item>
        <Menu.Item component={Link} to={paths.team} leftSection={<IconUsers size={16} />}>
          {appTexts.header.team}
        </Menu.Item>
        <Menu.Item component={Link} to={paths.invitations} leftSection={<IconUserPlus size={16} />}>
          {appTexts.header.invitations}
        </Menu.Item>
        <Menu.Item component={Link} to={paths.platforms} leftSection={<IconPlugConnected size={16} />}>
          {appTexts.header.platforms}
        </Menu.Item>
        <Menu.Item component={Link} to={paths.apiAccess} leftSection={<IconKey size={16} />}>
          {appTexts.header.apiAccess}
        </Menu.Item>
        <AdminItem path={paths.admin} />
        <SelfCheckItem path={paths.selfCheck} />
        <WorkspaceItems onOpened={() => navigate(paths.dashboard)} />
        <LanguageItems />
        <Menu.Item data-autofocus leftSection={<IconLogout size={16} />} onClick={() => signOut()}>
          {appTexts.header.signOut}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
