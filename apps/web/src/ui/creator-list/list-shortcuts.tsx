import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import type { RefObject } from 'react'
import { type KeyHelp, KeysHelp } from '../keys/keys-help.tsx'
import { useShortcutChoice } from '../keys/use-single-keys.ts'
import { listKeyTexts as texts } from './list-key-texts.ts'
import classes from './list-shortcuts.module.css'
import { useListShortcuts } from './use-list-shortcuts.ts'

const keys: readonly KeyHelp[] = [
  { keys: ['j', '→'], does: texts.next },
  { keys: ['k', '←'], does: texts.previous },
  { keys: ['x', 'Space'], does: texts.select },
  { keys: ['Enter'], does: texts.show },
  { keys: ['Home', 'End'], does: texts.ends },
  { keys: ['/'], does: texts.search },
  { keys: ['?'], does: texts.help },
]

interface ListShortcutsProps {
  listRef: RefObject<HTMLElement | null>
  /** Position of the item that had the focus last. */
  current: number
  move: (item: number) => void
  onToggle: (item: number) => void
}

/** Single keys for a list, and a button before it that explains them, visible while it has the focus. */
export function ListShortcuts({ listRef, ...actions }: ListShortcutsProps) {
  const [isHelpOpen, help] = useDisclosure()
  const [isOn, switchOn] = useShortcutChoice()
  useListShortcuts({ ref: listRef, isActive: isOn, onHelp: help.open, ...actions })
  return (
    <div className={classes.root}>
      <Button className={classes.open} variant="default" size="compact-md" aria-haspopup="dialog" onClick={help.open}>
        {texts.open}
      </Button>
      <KeysHelp
        keys={keys}
        hint={texts.hint}
        isOpen={isHelpOpen}
        onClose={help.close}
        isOn={isOn}
        onSwitch={switchOn}
      />
    </div>
  )
}
