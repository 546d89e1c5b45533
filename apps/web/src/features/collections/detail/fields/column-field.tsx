import { NativeSelect, type NativeSelectProps, TextInput } from '@mantine/core'
import { type CollectionColumn, columnValueMaxLength, isColumnValue } from '@troupe/contract/collection-members/columns'
import type { CollectionMember } from '@troupe/contract/collections'
import { type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react'
import { readPastedNumber } from '../../../../lib/format/pasted-number.ts'
import { isEnter } from '../../../../lib/is-enter.ts'
import { useRefusal } from '../../../../ui/role/use-refusal.ts'
import { useChangeMember } from '../../api/change-member.ts'
import { showFailure, showWarning } from '../../collection-messages.ts'
import classes from './column-field.module.css'
import { fieldTexts as texts } from './field-texts.ts'

interface ColumnFieldProps {
  collectionId: string
  member: Pick<CollectionMember, 'id' | 'title' | 'values'>
  column: CollectionColumn
  tabIndex?: 0 | -1
}

/** The value of a creator in a column, edited in place. */
export function ColumnField({ collectionId, member, column, tabIndex = 0 }: ColumnFieldProps) {
  const change = useChangeMember(collectionId)
  const stored = member.values[column.id] ?? ''
  // Shows the new value while it is being saved, and the previous one if that fails.
  const value = change.isPending ? (change.variables.change.values?.[column.id] ?? stored) : stored
  const save = (next: string) => {
    if (next === value) return
    change.mutate(
      { creatorId: member.id, change: { values: { [column.id]: next } } },
      { onError: (error) => showFailure(texts.failed, error) },
    )
  }
  const refusal = useRefusal()
  const shared = {
    column,
    value,
    tabIndex,
    label: texts.valueOf(column.name, member.title),
    onSave: save,
    disabled: refusal !== undefined,
    title: refusal,
  }
  return (
    <div className={classes.root}>
      <span className={classes.name} aria-hidden dir="auto" title={column.name}>
        {column.name}
      </span>
      {column.type === 'choice' ? <ChoiceField {...shared} /> : <LineField {...shared} type={column.type} />}
    </div>
  )
}

interface FieldProps extends Pick<NativeSelectProps, 'disabled' | 'title'> {
  column: CollectionColumn
  value: string
  label: string
  tabIndex: 0 | -1
  onSave: (value: string) => void
}

function ChoiceField({ column, value, label, tabIndex, onSave, ...shown }: FieldProps) {
  // A value stays when it is taken out of the choices.
  const choices = column.choices.includes(value) || value === '' ? column.choices : [...column.choices, value]
  return (
    <NativeSelect
      {...shown}
      size="xs"
      aria-label={label}
      data={[{ value: '', label: texts.noValue }, ...choices]}
      value={value}
      tabIndex={tabIndex}
      onChange={(event) => onSave(event.currentTarget.value)}
    />
  )
}

/** The typed text; empty for an incomplete or impossible date. */
interface Draft {
  text: string
  isIncomplete: boolean
}

/** Numbers can be typed with separators, with a currency or in full width. What is none stays as it is, to be refused. */
function readTyped(column: CollectionColumn, typed: string): string {
  if (column.type !== 'number' || isColumnValue(column, typed)) return typed
  return readPastedNumber(typed.normalize('NFKC')) ?? typed
}

/** A field that saves when it is left or Enter is pressed; Escape restores the value. */
function LineField({
  column,
  value,
  label,
  tabIndex,
  type,
  onSave,
  disabled,
  title,
}: FieldProps & { type: 'text' | 'number' | 'date' }) {
  /** Undefined unless the value is being changed. */
  const [draft, setDraft] = useState<Draft>()
  const typed = readTyped(column, (draft?.text ?? value).trim())
  const isWrong = draft !== undefined && (draft.isIncomplete || (typed !== '' && !isColumnValue(column, typed, value)))
  const commit = () => {
    if (draft === undefined) return
    if (isWrong && type !== 'text') return showWarning(texts.wrong[type](column.name))
    setDraft(undefined)
    onSave(typed)
  }
  // A list removes rows out of sight, without the event of leaving the field.
  const commitLast = useEffectEvent(commit)
  useEffect(() => () => commitLast(), [])
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isEnter(event)) commit()
    if (event.key !== 'Escape' || event.nativeEvent.isComposing || draft === undefined) return
    // The dialog around it stays open.
    event.stopPropagation()
    setDraft(undefined)
  }
  return (
    <TextInput
      readOnly={disabled === true}
      title={title}
      size="xs"
      type={type === 'date' ? 'date' : 'text'}
      inputMode={type === 'number' ? 'decimal' : undefined}
      aria-label={label}
      placeholder="–"
      dir="auto"
      maxLength={columnValueMaxLength}
      error={isWrong}
      autoComplete="off"
      tabIndex={tabIndex}
      value={draft?.text ?? value}
      onChange={({ currentTarget: { value: text, validity } }) => setDraft({ text, isIncomplete: validity.badInput })}
      onBlur={commit}
      onKeyDown={onKeyDown}
    />
  )
}
