import { Button, Loader, Text } from '@mantine/core'
import { useDidUpdate } from '@mantine/hooks'
import { useRef } from 'react'
import { ApiError } from '../../../lib/transport/api-error.ts'
import classes from './brand-analysis-dialog.module.css'
import { dialogTexts as texts } from './dialog-texts.ts'

interface AnalysisEndProps {
  /** 'Failed to analyze brand: {status} {text}': status of the answer and the server's text. */
  failure: string | null
  isRunning: boolean
  isDisabled?: boolean
  onStop: () => void
}

/** The end of both forms: errors, progress and the buttons. The focus moves to the button that can be used next. */
export function AnalysisEnd({ failure, isRunning, isDisabled = false, onStop }: AnalysisEndProps) {
  const submit = useRef<HTMLButtonElement>(null)
  const stop = useRef<HTMLButtonElement>(null)
  useDidUpdate(() => (isRunning ? stop : submit).current?.focus(), [isRunning])
  return (
    <div className={classes.footer}>
      <div className={classes.outcome}>
        {failure !== null && (
          <Text size="sm" c="red" role="alert" className={classes.failure}>
            {failure}
          </Text>
        )}
        <div className={classes.progress} role="status">
          {isRunning && (
            <>
              <Loader size={18} aria-hidden />
              <Text size="sm">{texts.analyzing}</Text>
            </>
          )}
        </div>
      </div>
      {isRunning && (
        <Button ref={stop} variant="default" onClick={onStop}>
          {texts.stop}
        </Button>
      )}
      <Button ref={submit} type="submit" disabled={isDisabled || isRunning}>
        {texts.analyze}
      </Button>
    </div>
  )
}

/** Composes the error message. */
export function describeFailure(failed: string, error: Error): string {
  const status = error instanceof ApiError && error.status !== 0 ? `${error.status} ` : ''
  return texts.failure(failed, `${status}${error.message}`)
}
