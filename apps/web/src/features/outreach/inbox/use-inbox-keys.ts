import { useDisclosure } from '@mantine/hooks'
import type { Thread } from '@troupe/contract/mail/inbox'
import type { RefObject } from 'react'
import type { KeyHelp } from '../../../ui/keys/keys-help.tsx'
import { focusSearch, useShortcutChoice, useSingleKeys } from '../../../ui/keys/use-single-keys.ts'
import type { ThreadChangeInput } from '../api/inbox.ts'
import { inboxKeyTexts as texts } from './texts/inbox-texts.ts'

/** The keys as the help lists them. */
export const inboxKeyHelp: readonly KeyHelp[] = [
  { keys: ['j'], does: texts.next },
  { keys: ['k'], does: texts.previous },
  { keys: ['Enter'], does: texts.open },
  { keys: ['r'], does: texts.answer },
  { keys: ['e'], does: texts.done },
  { keys: ['s'], does: texts.snooze },
  { keys: ['u'], does: texts.unread },
  { keys: ['/'], does: texts.search },
  { keys: ['?'], does: texts.help },
]

interface InboxKeysOptions {
  listRef: RefObject<HTMLUListElement | null>
  threads: readonly Thread[]
  /** The open thread, which need not be in the list. */
  opened: Pick<Thread, 'id' | 'state' | 'unread'> | undefined
  /** Whether the open thread is being answered, also while the editor is loading: what is typed then is no key. */
  isAnswering: boolean
  onChange: (id: string, change: ThreadChangeInput) => void
  onAnswer: (id: string) => void
  onSnooze: (id: string) => void
}

/**
 * Single keys of the inbox. j and k move the focus in the list; the others act on the thread that has the focus, or else
 * on the open one.
 * @returns the state of the dialog that explains them, and of the switch for them.
 */
export function useInboxKeys({
  listRef,
  threads,
  opened,
  isAnswering,
  onChange,
  onAnswer,
  onSnooze,
}: InboxKeysOptions) {
  const [isHelpOpen, help] = useDisclosure()
  const [isOn, switchOn] = useShortcutChoice()
  useSingleKeys(() => {
    if (!isOn) return undefined
    const focused = findFocused(listRef.current)
    const thread = (focused === undefined ? undefined : threads[focused]) ?? opened
    if (isAnswering && thread?.id === opened?.id) return undefined
    const start = focused ?? threads.findIndex(({ id }) => id === opened?.id)
    return {
      j: () => focusRow(listRef.current, Math.min(start + 1, threads.length - 1)),
      k: () => focusRow(listRef.current, Math.max(start - 1, 0)),
      ...(thread
        ? {
            e: () => {
              // The thread leaves its list, so the focus goes to the one that takes its place.
              if (focused !== undefined)
                focusRow(listRef.current, focused + 1 < threads.length ? focused + 1 : focused - 1)
              onChange(thread.id, { state: thread.state === 'done' ? 'open' : 'done' })
            },
            u: () => onChange(thread.id, { unread: !thread.unread }),
            r: () => onAnswer(thread.id),
            s: () => onSnooze(thread.id),
          }
        : {}),
      '/': focusSearch,
      '?': help.open,
    }
  })
  return { isOpen: isHelpOpen, open: help.open, close: help.close, isOn, switchOn }
}

function findFocused(list: HTMLElement | null): number | undefined {
  const { activeElement } = document
  if (!activeElement || !list?.contains(activeElement)) return undefined
  const position = activeElement.closest('[data-position]')?.getAttribute('data-position')
  return position === null || position === undefined ? undefined : Number(position)
}

function focusRow(list: HTMLElement | null, position: number): void {
  list?.querySelector<HTMLElement>(`[data-position="${position}"] a`)?.focus()
}
