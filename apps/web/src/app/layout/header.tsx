import { ActionIcon, Popover, Text } from '@mantine/core'
import { IconBell, IconMail, IconMenu2, IconMessage } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Logo } from '../../ui/logo.tsx'
import { appTexts } from '../app-texts.ts'
import { paths } from '../paths.ts'
import { ColorSchemeMenu } from './color-scheme-menu.tsx'
import classes from './header.module.css'
import { UserMenu } from './user-menu.tsx'

export interface HeaderProps {
  /** Shown in the middle, on screens wide enough. */
  subtitle?: string
  leftActions?: ReactNode
  rightActions?: ReactNode
  onOpenNavigation: () => void
}

const texts = appTexts.header

export function Header({ subtitle, leftActions, rightActions, onOpenNavigation }: HeaderProps) {
  return (
    <header className={classes.root}>
      <div className={classes.side}>
        <ActionIcon
          className={classes.burger}
          variant="subtle"
          color="gray"
          size={40}
          aria-label={texts.openNavigation}
          onClick={onOpenNavigation}
        >
          <IconMenu2 size={20} />
        </ActionIcon>
        <Link to={paths.home} className={classes.logo} aria-label={texts.home}>
          <Logo />
        </Link>
        {leftActions}
      </div>
      <p className={classes.subtitle}>{subtitle}</p>
      <div className={classes.side} data-end>
        {rightActions}
        <ColorSchemeMenu />
        <ActionIcon
          component={Link}
          to={paths.emailConfig}
          variant="subtle"
          color="gray"
          size={40}
          aria-label={texts.emailConfiguration}
          title={texts.emailConfiguration}
        >
          <IconMail size={20} stroke={1.6} />
        </ActionIcon>
        <EmptyInbox label={texts.messages} text={texts.noMessages} icon={<IconMessage size={20} stroke={1.6} />} />
        <EmptyInbox
          label={texts.notifications}
          text={texts.noNotifications}
          icon={<IconBell size={20} stroke={1.6} />}
        />
        <UserMenu />
      </div>
    </header>
  )
}

interface EmptyInboxProps {
  label: string
  text: string
  icon: ReactNode
}

/** A place for what the platform has to tell. Nothing is sent there yet, and it says so. */
function EmptyInbox({ label, text, icon }: EmptyInboxProps) {
  return (
    <Popover position="bottom-end" shadow="md" withinPortal={false} hideDetached={false}>
      <Popover.Target>
        <ActionIcon variant="subtle" color="gray" size={40} aria-label={label} title={label}>
          {icon}
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown>
        <Text size="sm" c="dimmed">
          {text}
        </Text>
      </Popover.Dropdown>
    </Popover>
  )
}
