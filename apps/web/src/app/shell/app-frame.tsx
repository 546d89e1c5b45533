import { CloseButton, Drawer, Group } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { Logo } from '../../ui/logo.tsx'
import classes from './app-frame.module.css'
import { appTexts } from './app-texts.ts'
import { Header, type HeaderProps } from './header.tsx'
import { NavigationList } from './navigation-list.tsx'
import { Sidebar } from './sidebar.tsx'
import { useOfflineNotice } from './use-offline-notice.ts'

interface AppFrameProps extends Omit<HeaderProps, 'onOpenNavigation'> {
  children: ReactNode
}

const contentId = 'content'

/** Header, sidebar and content of every signed-in screen. Each screen chooses the contents of its header. */
export function AppFrame({ children, ...header }: AppFrameProps) {
  const [isDrawerOpen, drawer] = useDisclosure()
  useOfflineNotice()
  return (
    <div className={classes.root}>
      <a className={classes.skip} href={`#${contentId}`}>
        {appTexts.skipToContent}
      </a>
      <Header {...header} onOpenNavigation={drawer.open} />
      <Sidebar />
      <Drawer
        opened={isDrawerOpen}
        onClose={drawer.close}
        size={280}
        padding={16}
        withCloseButton={false}
        attributes={{ content: { 'aria-label': appTexts.sidebar.label } }}
      >
        <Group justify="space-between" mb={16} ps={12}>
          <Logo />
          <CloseButton size={40} aria-label={appTexts.header.closeNavigation} onClick={drawer.close} />
        </Group>
        <nav aria-label={appTexts.sidebar.label}>
          <NavigationList isExpanded onNavigate={drawer.close} />
        </nav>
      </Drawer>
      <main id={contentId} className={classes.content} tabIndex={-1}>
        {children}
      </main>
    </div>
  )
}
