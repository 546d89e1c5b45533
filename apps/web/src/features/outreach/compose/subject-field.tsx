import { subjectMaxLength } from '@troupe/contract/mail/mail-content'
import { useEffect, useRef } from 'react'
import { MergeFieldMenu } from '../editor/merge-field-menu.tsx'
import { showMergeFields, storeMergeFields } from '../shown-merge-fields.ts'
import classes from './compose.module.css'
import { composeTexts as texts } from './compose-texts.ts'
import { SubjectInput } from './subject-input.tsx'

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
  const insert = (field: string) => {
    const shown = showMergeFields(value)
    const start = input.current?.selectionStart ?? shown.length
    const end = input.current?.selectionEnd ?? start
    onChange(storeMergeFields(shown.slice(0, start) + field + shown.slice(end)).slice(0, subjectMaxLength))
    input.current?.focus()
  }
  return (
    <div className={classes.subject}>
      <SubjectInput
        label={texts.subject}
        value={value}
        onChange={onChange}
        isDisabled={isDisabled}
        inputRef={input}
        isFirst
      />
      <MergeFieldMenu size="sm" onInsert={insert} />
    </div>
  )
}
