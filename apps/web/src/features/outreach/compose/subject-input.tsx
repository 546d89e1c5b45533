import { TextInput } from '@mantine/core'
import { subjectMaxLength } from '@troupe/contract/mail/mail-content'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { showMergeFields, storeMergeFields } from '../shown-merge-fields.ts'
import classes from './compose.module.css'

interface SubjectInputProps {
  label: string
  /** With merge fields as they are stored. */
  value: string
  onChange: (subject: string) => void
  isDisabled: boolean
  inputRef?: RefObject<HTMLInputElement | null>
  /** Whether the dialog opens with the focus here. */
  isFirst?: boolean
}

/** Input of a subject, in which merge fields are shown by their labels, as in the body. */
export function SubjectInput({ label, value, onChange, isDisabled, inputRef, isFirst = false }: SubjectInputProps) {
  const ownRef = useRef<HTMLInputElement>(null)
  const input = inputRef ?? ownRef
  const caret = useRef<number>(undefined)
  // A field typed by its stored name changes the text before the cursor, which would move to the end.
  useLayoutEffect(() => {
    if (caret.current !== undefined) input.current?.setSelectionRange(caret.current, caret.current)
    caret.current = undefined
  })
  const change = ({ value: typed, selectionStart }: HTMLInputElement) => {
    const stored = storeMergeFields(typed).slice(0, subjectMaxLength)
    if (showMergeFields(stored) !== typed)
      caret.current = showMergeFields(typed.slice(0, selectionStart ?? undefined)).length
    onChange(stored)
  }
  return (
    <TextInput
      ref={input}
      className={classes.grow}
      label={label}
      maxLength={subjectMaxLength}
      autoComplete="off"
      data-autofocus={isFirst || undefined}
      disabled={isDisabled}
      value={showMergeFields(value)}
      onChange={(event) => change(event.currentTarget)}
    />
  )
}
