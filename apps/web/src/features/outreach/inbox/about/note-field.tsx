import { Text, Textarea } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { noteMaxLength } from '@troupe/contract/mail/inbox'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useIsLeft } from '../../../../lib/use-is-left.ts'
import { useTeam } from '../../../../ui/team/team-context.ts'
import { useChangeThread } from '../../api/inbox.ts'
import { aboutTexts } from './about-texts.ts'

const texts = aboutTexts.note

/** Length of the pause in writing after which a note is saved, in milliseconds. */
const pauseMs = 700

interface NoteFieldProps {
  threadId: string
  /** As the server has it. */
  note: string
}

/** The user's note on a thread, saved at each pause in writing and when it is left. */
export function NoteField({ threadId, note }: NoteFieldProps) {
  /** Text that is not known to be saved. */
  const [written, setWritten] = useState<string | null>(null)
  const change = useChangeThread()
  const { hasColleagues } = useTeam()
  const unsaved = useRef<string>(null)
  const isLeft = useIsLeft()
  const save = () => {
    const text = unsaved.current
    if (text === null) return
    unsaved.current = null
    change.mutateAsync({ id: threadId, change: { note: text } }).then(
      // From now on it is the note of the server, unless the user has gone on.
      () => setWritten((latest) => (latest === text ? null : latest)),
      ({ message }: Error) => {
        unsaved.current ??= text
        // The field, which says it otherwise, is gone.
        if (isLeft.current) notifications.show({ color: 'red', message: texts.failed(message) })
      },
    )
  }
  const saveLater = useEffectEvent(save)
  useEffect(() => {
    if (written === null) return
    const timer = setTimeout(() => saveLater(), pauseMs)
    return () => clearTimeout(timer)
  }, [written])
  useEffect(() => () => saveLater(), [])
  return (
    <>
      <Textarea
        aria-label={texts.title}
        placeholder={hasColleagues ? texts.teamPlaceholder : texts.placeholder}
        maxLength={noteMaxLength}
        autosize
        minRows={3}
        maxRows={12}
        value={written ?? note}
        onChange={(event) => {
          unsaved.current = event.currentTarget.value
          setWritten(event.currentTarget.value)
        }}
        onBlur={save}
      />
      <Text size="xs" c={change.error ? 'red' : 'dimmed'} role="status" mih={16} mt={4}>
        {change.isPending
          ? texts.saving
          : change.error
            ? texts.failed(change.error.message)
            : change.isSuccess && written === null && texts.saved}
      </Text>
    </>
  )
}
