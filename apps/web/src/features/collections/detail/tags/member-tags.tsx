import { Badge, UnstyledButton, VisuallyHidden } from '@mantine/core'
import { IconTag } from '@tabler/icons-react'
import type { CollectionMember } from '@troupe/contract/collections'
import { Fragment } from 'react'
import classes from './member-tags.module.css'
import { tagTexts as texts } from './tag-texts.ts'

interface MemberTagsProps {
  member: CollectionMember
  tabIndex: 0 | -1
  onEdit: (member: CollectionMember) => void
}

/** The tags of a creator in one line, which opens the dialog to edit them. */
export function MemberTags({ member, tabIndex, onEdit }: MemberTagsProps) {
  const { title, tags } = member
  return (
    <UnstyledButton
      className={classes.root}
      tabIndex={tabIndex}
      aria-haspopup="dialog"
      aria-label={tags.length === 0 ? texts.addTo(title) : undefined}
      title={tags.length === 0 ? undefined : tags.join(', ')}
      data-empty={tags.length === 0 || undefined}
      onClick={() => onEdit(member)}
    >
      <IconTag size={16} stroke={1.6} aria-hidden />
      {tags.length === 0 ? (
        texts.add
      ) : (
        <>
          <VisuallyHidden>{texts.editOf(title)}</VisuallyHidden>
          {tags.map((tag, index) => (
            <Fragment key={tag}>
              {index > 0 && <VisuallyHidden>, </VisuallyHidden>}
              <Badge component="span" variant="default" radius="sm" tt="none" fw={500} className={classes.tag}>
                <bdi>{tag}</bdi>
              </Badge>
            </Fragment>
          ))}
        </>
      )}
    </UnstyledButton>
  )
}
