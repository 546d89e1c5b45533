import { Portal, Text } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { ReactNode } from 'react'
import classes from './selection-bar.module.css'
import stacked from './stacked-buttons.module.css'

/** Media query of the screens that have a bar at the bottom. */
const phone = '(max-width: 47.99em)'

interface SelectionBarProps {
  label: string
  /** How many are selected. */
  status: string
  hasSelected: boolean
  /** Buttons that select and deselect. */
  choice: ReactNode
  /** Actions for the selected items. */
  children: ReactNode
  /** On a phone, the only action while nothing is selected. */
  idle: ReactNode
  /** Whether the page has a bar at the bottom for several lists. */
  isBottomShared?: boolean
}

/** Toolbar of a list of items. On a phone, the actions appear at the bottom as soon as an item is selected. */
export function SelectionBar(props: SelectionBarProps) {
  const { label, status, hasSelected, choice, children, idle, isBottomShared = false } = props
  const isPhone = useIsPhone()
  return (
    <div className={classes.root} role="toolbar" aria-label={label}>
      <Text size="sm" role="status" className={classes.count}>
        {status}
      </Text>
      {choice}
      {isPhone ? (
        !hasSelected && idle
      ) : (
        <>
          <span className={classes.space} />
          {children}
        </>
      )}
      {hasSelected && !isBottomShared && <BottomBar label={label}>{children}</BottomBar>}
    </div>
  )
}

/** Actions at the bottom of a phone's screen; nothing on wider screens. */
export function BottomBar({ label, children }: { label: string; children: ReactNode }) {
  const isPhone = useIsPhone()
  if (!isPhone) return null
  return (
    <Portal>
      <div className={`${classes.bottom} ${stacked.root}`} role="toolbar" aria-label={label} data-bottom-bar>
        {children}
      </div>
    </Portal>
  )
}

/** Whether the screen is a phone's. */
function useIsPhone(): boolean {
  return useMediaQuery(phone, undefined, { getInitialValueInEffect: false }) === true
}
