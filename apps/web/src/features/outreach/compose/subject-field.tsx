import { TextInput } from '@mantine/core'
import { subjectMaxLength } from '@troupe/contract/mail/mail-content'
import { useEffect, useRef } from 'react'
import { MergeFieldMenu } from '../editor/merge-field-menu.tsx'
import classes from './compose.module.css'
import { composeTexts as texts } from './compose-texts.ts'

interface SubjectFieldProps {
  value: string
  onChange: (subject: string) => void
  isDisabled: boolean
}

/** The subject, into which merge fields are inserted at the cursor. */
export function SubjectField({ value, onChange, isDisabled }: SubjectFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  // The dialog has chosen its first focus already when the form is loaded.
  useEffect(() => input.current?.focus({ preventScroll: true }), [])
  const insert = (placeholder: string) => {
    const start = input.current?.selectionStart ?? value.length
    const end = input.current?.selectionEnd ?? start
    onChange((value.slice(0, start) + placeholder + value.slice(end)).slice(0, subjectMaxLength))
    input.current?.focus()
  }
  return (
    <div className={classes.subject}>
      <TextInput
        ref={input}
        className={classes.grow}
        label={texts.subject}
        maxLength={subjectMaxLength}
        autoComplete="off"
        data-autofocus
        disabled={isDisabled}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <MergeFieldMenu size="sm" onInsert={insert} />
    </div>
  )
}
