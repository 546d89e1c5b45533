import { Alert, Button, Loader, Text } from '@mantine/core'
import { IconArrowBackUp, IconSparkles } from '@tabler/icons-react'
import type { ThreadDetails } from '@troupe/contract/mail/inbox'
import { lazy, Suspense, useRef } from 'react'
import { tell } from '../../../../lib/language/tell.ts'
import { Moment } from '../../../../ui/moment.tsx'
import classes from './answer.module.css'
import { answerTexts as texts } from './answer-texts.ts'

const AnswerForm = lazy(async () => ({ default: (await import('./answer-form.tsx')).AnswerForm }))

/** How the place for the answer is open: to write, or to have an answer suggested first. */
export type Answering = 'writing' | 'suggestion'

interface AnswerBoxProps {
  thread: ThreadDetails
  /** Undefined: closed. */
  answering: Answering | undefined
  onAnswering: (answering: Answering | undefined) => void
}

/** The place below the mails where the answer is written. */
export function AnswerBox({ thread, answering, onAnswering }: AnswerBoxProps) {
  const opener = useRef<HTMLButtonElement>(null)
  /** Below the form, which covers mails until it is scrolled to. */
  const end = useRef<HTMLDivElement>(null)
  const { answer, draft, can_suggest: canSuggest } = thread
  if (answer.refusal) {
    return (
      <div className={classes.root}>
        <Alert color="yellow" title={texts.refused}>
          {tell(answer.refusal, answer.refusal.message)}
        </Alert>
      </div>
    )
  }
  if (answering) {
    return (
      <>
        <div className={classes.root} data-open>
          <Suspense fallback={<Opening />}>
            <AnswerForm
              key={thread.id}
              thread={thread}
              opensSuggestion={answering === 'suggestion'}
              onOpened={() => end.current?.scrollIntoView({ block: 'end' })}
              onClose={() => {
                onAnswering(undefined)
                // The button is there once the form is not.
                requestAnimationFrame(() => opener.current?.focus())
              }}
            />
          </Suspense>
        </div>
        <div ref={end} />
      </>
    )
  }
  return (
    <div className={classes.root}>
      <div className={classes.bar}>
        <Button
          ref={opener}
          leftSection={<IconArrowBackUp size={18} aria-hidden />}
          onClick={() => onAnswering('writing')}
        >
          {draft ? texts.goOn : texts.answer}
        </Button>
        {canSuggest && (
          <Button
            variant="default"
            leftSection={<IconSparkles size={18} stroke={1.6} aria-hidden />}
            onClick={() => onAnswering('suggestion')}
          >
            {texts.suggestion.menu}
          </Button>
        )}
        {draft && (
          <Text size="sm" c="dimmed">
            <Moment label={texts.draftFrom} at={draft.updated_at} />
          </Text>
        )}
      </div>
    </div>
  )
}

function Opening() {
  return (
    <div className={classes.opening} role="status" aria-label={texts.loading}>
      <Loader size="sm" />
    </div>
  )
}
