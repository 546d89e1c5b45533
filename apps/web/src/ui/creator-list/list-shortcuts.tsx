import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import type { RefObject } from 'react'
import { listKeyTexts as texts } from './list-key-texts.ts'
import classes from './list-shortcuts.module.css'
import { ListShortcutsHelp } from './list-shortcuts-help.tsx'
import { useListShortcuts, useShortcutChoice } from './use-list-shortcuts.ts'

interface ListShortcutsProps {
  listRef: RefObject<HTMLElement | null>
  /** Position of the item that had the focus last. */
  current: number
  move: (item: number) => void
  onToggle: (item: number) => void
}

/** Single keys for a list, and a button before it that explains them, visible while it has the focus. */
export function ListShortcuts({ listRef, ...keys }: ListShortcutsProps) {
  const [isHelpOpen, help] = useDisclosure()
  const [isOn, switchOn] = useShortcutChoice()
  useListShortcuts({ ref: listRef, isActive: isOn, onHelp: help.open, ...keys })
  return (
    <div className={classes.root}>
      <Button className={classes.open} variant="default" size="compact-md" aria-haspopup="dialog" onClick={help.open}>
        {texts.open}
      </Button>
      <ListShortcutsHelp isOpen={isHelpOpen} onClose={help.close} isOn={isOn} onSwitch={switchOn} />
    </div>
  )
}
