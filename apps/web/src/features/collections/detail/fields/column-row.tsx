import { ActionIcon, TagsInput, TextInput } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react'
import {
  type CollectionColumn,
  columnNameMaxLength,
  columnValueMaxLength,
  maxColumnChoices,
} from '@troupe/contract/collection-members/columns'
import { useState } from 'react'
import { isEnter } from '../../../../lib/is-enter.ts'
import { useChangeColumn } from '../../api/change-column.ts'
import { showFailure } from '../../collection-messages.ts'
import classes from './columns-dialog.module.css'
import { fieldTexts } from './field-texts.ts'

const texts = fieldTexts.columns

interface ColumnRowProps {
  collectionId: string
  column: CollectionColumn
  position: number
  isLast: boolean
  onDelete: () => void
}

/** A column in the dialog: its name and choices are edited in place. */
export function ColumnRow({ collectionId, column, position, isLast, onDelete }: ColumnRowProps) {
  const { id, name, type, choices } = column
  const [draft, setDraft] = useState<string>()
  const change = useChangeColumn(collectionId)
  const save = (changed: Parameters<typeof change.mutate>[0]['change']) =>
    change.mutate(
      { columnId: id, change: changed },
      { onError: (error) => showFailure(texts.failed, error), onSettled: () => setDraft(undefined) },
    )
  const rename = () => {
    const typed = draft?.trim() ?? ''
    if (typed === '' || typed === name) setDraft(undefined)
    else save({ name: typed })
  }
  const move = (to: number) => save({ position: to })
  const icon = { variant: 'subtle', color: 'gray', size: 36 } as const
  return (
    <li className={classes.row}>
      <TextInput
        aria-label={texts.nameOf(name)}
        dir="auto"
        maxLength={columnNameMaxLength}
        autoComplete="off"
        value={draft ?? name}
        onChange={(event) => setDraft(event.currentTarget.value)}
        onBlur={rename}
        onKeyDown={(event) => isEnter(event) && rename()}
      />
      <span className={classes.type}>{texts.types[type]}</span>
      <span className={classes.actions}>
        <ActionIcon {...icon} aria-label={texts.up(name)} disabled={position === 0} onClick={() => move(position - 1)}>
          <IconArrowUp size={16} stroke={1.6} />
        </ActionIcon>
        <ActionIcon {...icon} aria-label={texts.down(name)} disabled={isLast} onClick={() => move(position + 1)}>
          <IconArrowDown size={16} stroke={1.6} />
        </ActionIcon>
        <ActionIcon {...icon} aria-label={texts.delete(name)} aria-haspopup="dialog" onClick={onDelete}>
          <IconTrash size={16} stroke={1.6} />
        </ActionIcon>
      </span>
      {type === 'choice' && (
        <TagsInput
          className={classes.choices}
          size="xs"
          aria-label={texts.choicesOf(name)}
          maxTags={maxColumnChoices}
          maxLength={columnValueMaxLength}
          splitChars={[]}
          acceptValueOnBlur
          value={(change.isPending && change.variables.change.choices) || choices}
          // The last choice stays: a column of choices has at least one.
          onChange={(changed) => changed.length > 0 && save({ choices: changed })}
        />
      )}
    </li>
  )
}
