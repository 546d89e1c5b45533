import { UnstyledButton } from '@mantine/core'
import type { CollectionColumn } from '@troupe/contract/collection-members/columns'
import type { CollectionMember } from '@troupe/contract/collections'
import { ColumnField } from './column-field.tsx'
import { fieldTexts as texts } from './field-texts.ts'
import classes from './member-fields.module.css'

/** Number of columns on a card; the dialog has all. */
export const columnsOnCard = 4

interface MemberFieldsProps {
  collectionId: string
  member: CollectionMember
  columns: readonly CollectionColumn[]
  /** Number of columns that are shown. */
  shown?: number
  tabIndex: 0 | -1
  onOpen: (member: CollectionMember) => void
}

/** The values of a creator in the first columns, and a button that opens all of them. */
export function MemberFields(props: MemberFieldsProps) {
  const { collectionId, member, columns, shown = columnsOnCard, tabIndex, onOpen } = props
  if (columns.length === 0) return null
  return (
    <div className={classes.root}>
      {columns.slice(0, shown).map((column) => (
        <ColumnField key={column.id} collectionId={collectionId} member={member} column={column} tabIndex={tabIndex} />
      ))}
      {columns.length > shown && (
        <UnstyledButton
          className={classes.all}
          tabIndex={tabIndex}
          aria-haspopup="dialog"
          aria-label={texts.showAllOf(member.title, columns.length)}
          onClick={() => onOpen(member)}
        >
          {texts.showAll(columns.length)}
        </UnstyledButton>
      )}
    </div>
  )
}
