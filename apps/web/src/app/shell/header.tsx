import { ActionIcon, Indicator } from '@mantine/core'
import { IconMail, IconMenu2, IconMessage } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useInboxCounts } from '../../features/outreach/api/inbox.ts'
import { NotificationMenu } from '../../features/outreach/notifications/notification-menu.tsx'
import { Logo } from '../../ui/logo.tsx'
import { appTexts } from './app-texts.ts'
import { ColorSchemeMenu } from './color-scheme-menu.tsx'
import classes from './header.module.css'
import { paths } from './paths.ts'
import { UserMenu } from './user-menu.tsx'

export interface HeaderProps {
  /** Shown in the middle of wide screens. */
  subtitle?: string
  leftActions?: ReactNode
  rightActions?: ReactNode
  onOpenNavigation: () => void
}

const texts = appTexts.header

export function Header({ subtitle, leftActions, rightActions, onOpenNavigation }: HeaderProps) {
  const unread = useInboxCounts().data?.unread ?? 0
  const opener = unread > 0 ? appTexts.sidebar.withUnread(texts.openNavigation, unread) : texts.openNavigation
  return (
    <header className={classes.root}>
      <div className={classes.side}>
        <ActionIcon
          className={classes.burger}
          variant="subtle"
          color="gray"
          size={44}
          aria-label={opener}
          onClick={onOpenNavigation}
        >
          <Indicator disabled={unread === 0} size={8} offset={2} color="red" aria-hidden>
            <IconMenu2 size={20} className={classes.icon} />
          </Indicator>
        </ActionIcon>
        <Link to={paths.home} className={classes.logo} aria-label={texts.home}>
          <Logo />
        </Link>
        {leftActions}
      </div>
      <p className={classes.subtitle}>{subtitle}</p>
      <div className={classes.side} data-end>
        {rightActions}
        <span className={classes.colours}>
          <ColorSchemeMenu />
        </span>
        <ActionIcon
          component={Link}
          to={paths.emailConfig}
          variant="subtle"
          color="gray"
          size={44}
          aria-label={texts.emailConfiguration}
          title={texts.emailConfiguration}
        >
          <IconMail size={20} stroke={1.6} />
        </ActionIcon>
        <ActionIcon
          component={Link}
          to={paths.campaigns}
          variant="subtle"
          color="gray"
          size={44}
          aria-label={texts.messages}
          title={texts.messages}
        >
          <IconMessage size={20} stroke={1.6} />
        </ActionIcon>
        <NotificationMenu paths={paths} />
        <UserMenu />
      </div>
    </header>
  )
}
