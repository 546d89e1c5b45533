import { ActionIcon } from '@mantine/core'
import { useLocalStorage } from '@mantine/hooks'
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react'
import type { MouseEvent } from 'react'
import { appTexts } from './app-texts.ts'
import { NavigationList } from './navigation-list.tsx'
import classes from './sidebar.module.css'

const texts = appTexts.sidebar

/** The navigation beside the content. Its button, or a click on its empty area, collapses and expands it. */
export function Sidebar() {
  const [isCollapsed, setCollapsed] = useLocalStorage({
    key: 'troupe.sidebar-collapsed',
    defaultValue: false,
    deserialize: (stored) => stored === 'true',
    getInitialValueInEffect: false,
  })
  const toggle = () => setCollapsed((collapsed) => !collapsed)
  const toggleOnEmptyArea = (event: MouseEvent) => {
    if (event.target === event.currentTarget) toggle()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the toggle button inside does the same from the keyboard
    <nav
      className={classes.root}
      aria-label={texts.label}
      data-collapsed={isCollapsed || undefined}
      onClick={toggleOnEmptyArea}
    >
      <NavigationList isExpanded={!isCollapsed} />
      <ActionIcon
        className={classes.toggle}
        variant="subtle"
        color="gray"
        size={40}
        aria-label={isCollapsed ? texts.expand : texts.collapse}
        aria-expanded={!isCollapsed}
        onClick={toggle}
      >
        {isCollapsed ? (
          <IconLayoutSidebarLeftExpand size={20} stroke={1.6} />
        ) : (
          <IconLayoutSidebarLeftCollapse size={20} stroke={1.6} />
        )}
      </ActionIcon>
    </nav>
  )
}
