import { Text, Textarea } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { noteMaxLength } from '@troupe/contract/mail/inbox'
import { useEffect, useState } from 'react'
import { useIsLeft } from '../../../../lib/use-is-left.ts'
import { useTeam } from '../../../../ui/team/team-context.ts'
import { useSaveThreadNote } from '../../api/inbox.ts'
import { useFlush } from '../../drafts/use-flush.ts'
import { aboutTexts } from './about-texts.ts'
import { NoteKeeper } from './note-keeper.ts'

const texts = aboutTexts.note

/** Length of the pause in writing after which a note is saved, in milliseconds. */
const pauseMs = 700

interface NoteFieldProps {
  threadId: string
  /** As the server has it. */
  note: string
}

/** The user's note on a thread, saved at each pause in writing and when the field or the page is left. */
export function NoteField({ threadId, note }: NoteFieldProps) {
  /** Text that is not known to be saved. */
  const [written, setWritten] = useState<string | null>(null)
  const [isMerged, setMerged] = useState(false)
  const save = useSaveThreadNote(threadId)
  const { mutateAsync } = save
  const { hasColleagues } = useTeam()
  const isLeft = useIsLeft()
  const [keeper] = useState(
    () =>
      new NoteKeeper({
        save: (text, base) => mutateAsync({ note: text, base }),
        onSaved: setWritten,
        onMerged: (merged) => {
          setWritten(merged)
          setMerged(true)
        },
        onFailed: ({ message }) => {
          // The field, which says it otherwise, is gone.
          if (isLeft.current) notifications.show({ color: 'red', message: texts.failed(message) })
        },
      }),
  )
  useFlush(keeper)
  useEffect(() => {
    if (written === null) return
    const timer = setTimeout(() => void keeper.flush(), pauseMs)
    return () => clearTimeout(timer)
  }, [written, keeper])
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
          keeper.change(event.currentTarget.value, note)
          setWritten(event.currentTarget.value)
          setMerged(false)
        }}
        onBlur={() => void keeper.flush()}
      />
      <Text size="xs" c={save.error ? 'red' : 'dimmed'} role="status" mih={16} mt={4}>
        {save.isPending
          ? texts.saving
          : save.error
            ? texts.failed(save.error.message)
            : save.isSuccess && written === null && (isMerged ? texts.merged : texts.saved)}
      </Text>
    </>
  )
}
