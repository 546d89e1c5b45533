import { Alert, Button, Text } from '@mantine/core'
import { IconSend, IconX } from '@tabler/icons-react'
import type { ThreadDetails } from '@troupe/contract/mail/inbox'
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useKeptFocus } from '../../../../lib/use-kept-focus.ts'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { TemplateMenu } from '../../compose/template-menu.tsx'
import { DraftConflict, DraftStatus } from '../../drafts/draft-status.tsx'
import { MailEditor } from '../../editor/mail-editor.tsx'
import classes from './answer.module.css'
import { answerTexts as texts } from './answer-texts.ts'
import { fillTemplate } from './fill-template.ts'
import { SuggestMenu } from './suggest-menu.tsx'
import { type Answer, useAnswer } from './use-answer.ts'

interface AnswerFormProps {
  thread: ThreadDetails
  /** Whether the menu that has an answer suggested is open at first. */
  opensSuggestion: boolean
  /** Called once it is there. */
  onOpened: () => void
  onClose: () => void
}

/** The answer with its editor. Loaded when it is opened, since the editor is large. */
export function AnswerForm({ thread, opensSuggestion, onOpened, onClose }: AnswerFormProps) {
  const answer = useAnswer(thread, onClose)
  const root = useRef<HTMLFormElement>(null)
  useKeptFocus(root, answer.isSending)
  const opened = useEffectEvent(onOpened)
  useEffect(() => {
    // The editor is there with the next frame.
    const frame = requestAnimationFrame(() => opened())
    return () => cancelAnimationFrame(frame)
  }, [])
  const { from_email: from, to_email: to, subject } = thread.answer
  const sendByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || answer.isSending) return
    // Events of menus arrive here, too, although the menus are elsewhere on the page.
    if (!(event.target instanceof Node && event.currentTarget.contains(event.target))) return
    event.preventDefault()
    event.stopPropagation()
    answer.send('waiting')
  }
  return (
    <form
      ref={root}
      className={classes.form}
      tabIndex={-1}
      aria-label={texts.body}
      // Before the editor, for which the keys are a line break.
      onKeyDownCapture={sendByKey}
      onSubmit={(event) => {
        event.preventDefault()
        // Not for forms in menus.
        if (event.target === event.currentTarget) answer.send('waiting')
      }}
    >
      <div className={classes.terms}>
        <Text size="sm" c="dimmed" className={classes.address}>
          <span>{texts.from(from, to)}</span>
          <span dir="auto">{subject}</span>
        </Text>
        <div className={classes.tools}>
          {thread.can_suggest && (
            <SuggestMenu
              threadId={thread.id}
              isFirst={opensSuggestion}
              isDisabled={answer.isSending}
              onSuggested={answer.suggest}
            />
          )}
          <TemplateMenu
            mail={{ subject: '', body: answer.body }}
            onUse={({ body }) => answer.change(answer.body + fillTemplate(body, thread.merge_values))}
          />
        </div>
      </div>
      {answer.state.kind === 'conflict' && (
        <DraftConflict theirs={answer.state.theirs} onTake={answer.takeTheirs} onKeep={answer.keepMine} />
      )}
      {answer.isSuggested && (
        <Text size="sm" className={classes.suggested} role="status">
          {texts.suggestion.mark}
        </Text>
      )}
      <div className={classes.editor}>
        <MailEditor
          label={texts.body}
          value={answer.body}
          onChange={answer.change}
          isDisabled={answer.isSending}
          isPersonal
          isFocused={!opensSuggestion}
        />
      </div>
      <Text size="sm" c="dimmed">
        {texts.quotes}
      </Text>
      {answer.problem !== null && (
        <Alert color="red" role="alert">
          {answer.problem}
        </Alert>
      )}
      <AnswerActions answer={answer} onClose={onClose} />
    </form>
  )
}

function AnswerActions({ answer, onClose }: { answer: Answer; onClose: () => void }) {
  const [isAsking, setAsking] = useState(false)
  const discard = () => {
    setAsking(false)
    answer.discard()
    onClose()
  }
  return (
    <div className={classes.actions}>
      <Button type="submit" loading={answer.isSending} leftSection={<IconSend size={16} aria-hidden />}>
        {texts.send}
      </Button>
      <Button variant="default" disabled={answer.isSending} onClick={() => answer.send('done')}>
        {texts.sendAndDone}
      </Button>
      <Button
        variant="subtle"
        color="gray"
        className={classes.close}
        disabled={answer.isSending}
        aria-label={texts.close}
        onClick={onClose}
      >
        <IconX size={18} aria-hidden className={classes.closeIcon} />
        <span className={classes.closeLabel}>{texts.close}</span>
      </Button>
      <span className={classes.end}>
        <DraftStatus kept={answer} />
        {answer.body !== '' && (
          <Button variant="subtle" color="gray" disabled={answer.isSending} onClick={() => setAsking(true)}>
            {texts.discard}
          </Button>
        )}
      </span>
      <ConfirmDialog
        isOpen={isAsking}
        title={texts.discardQuestion.title}
        question={texts.discardQuestion.question}
        confirm={texts.discardQuestion.confirm}
        isBusy={false}
        onConfirm={discard}
        onClose={() => setAsking(false)}
      />
    </div>
  )
}
