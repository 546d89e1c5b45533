import { Alert, Anchor, Button, Group, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { tell } from '../../../lib/language/tell.ts'
import { ScreenTitle } from '../../../ui/screen-title.tsx'
import { useConfirmAddress, useKeepAddress, useKeepOwnChannel, useReadAnew } from '../api/own-channel.ts'
import { changeTexts } from './change-texts.ts'
import classes from './own-channel-screen.module.css'

const texts = changeTexts.answers

/** The question that a mailed link answers: that for a new address, on either side, or the notice of an erasure. */
export const answerKinds = ['new-address', 'old-address', 'keep'] as const
export type AnswerKind = (typeof answerKinds)[number]

interface AnswerScreenProps {
  kind: AnswerKind
  /** Token of the link. */
  token: string
  onLeave: () => void
}

/** Answers a mail after a click. Opening the page has no effect. */
export function AnswerScreen({ kind, token, onLeave }: AnswerScreenProps) {
  const confirm = useConfirmAddress(token)
  const keepAddress = useKeepAddress(token)
  const keepChannel = useKeepOwnChannel(token)
  const [done, setDone] = useState<string | null>(null)
  const isBusy = [confirm, keepAddress, keepChannel].some(({ isPending }) => isPending)
  const error = confirm.error ?? keepAddress.error ?? keepChannel.error
  const readAnew = useReadAnew()
  const finish = {
    onSuccess: (answer: Parameters<typeof tell>[0] & { message: string }) => {
      readAnew()
      setDone(tell(answer, answer.message))
    },
  }
  const { title, text } = describe(kind)
  if (done !== null) {
    return (
      <div className={classes.narrow} role="status">
        <ScreenTitle title={texts.done} />
        <Title order={1}>{texts.done}</Title>
        <Text>{done}</Text>
        <Anchor component="button" type="button" ta="start" onClick={onLeave}>
          {texts.page}
        </Anchor>
      </div>
    )
  }
  return (
    <div className={classes.narrow}>
      <ScreenTitle title={title} />
      <Title order={1}>{title}</Title>
      <Text>{text}</Text>
      {error && (
        <Alert color="red" role="alert" title={texts.failed}>
          {error.message}
        </Alert>
      )}
      <Group gap={8}>
        {kind === 'keep' ? (
          <Button size="md" mih={48} disabled={isBusy} onClick={() => keepChannel.mutate(undefined, finish)}>
            {texts.keep}
          </Button>
        ) : (
          <Button size="md" mih={48} disabled={isBusy} onClick={() => confirm.mutate(undefined, finish)}>
            {texts.confirm}
          </Button>
        )}
        {kind === 'old-address' && (
          <Button
            variant="default"
            size="md"
            mih={48}
            disabled={isBusy}
            onClick={() => keepAddress.mutate(undefined, finish)}
          >
            {texts.stop}
          </Button>
        )}
      </Group>
    </div>
  )
}

function describe(kind: AnswerKind): { title: string; text: string } {
  if (kind === 'keep') return { title: texts.keepTitle, text: texts.keepText }
  if (kind === 'old-address') return { title: texts.oldTitle, text: texts.oldText }
  return { title: texts.newTitle, text: texts.newText }
}
