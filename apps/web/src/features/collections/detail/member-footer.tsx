import { ActionIcon, NativeSelect, UnstyledButton } from '@mantine/core'
import { IconCoins, IconNote } from '@tabler/icons-react'
import { type CollectionMember, MemberStatus, memberStatuses } from '@troupe/contract/collections'
import { PlatformGlyph } from '../../../ui/creator/platform-glyph.tsx'
import { useRefusal } from '../../../ui/role/use-refusal.ts'
import { AssignedMark } from '../../../ui/team/assigned-mark.tsx'
import { useChangeMember } from '../api/change-member.ts'
import { showFailure } from '../collection-messages.ts'
import { collectionTexts } from '../collection-texts.ts'
import { dealTexts } from '../pipeline/deal-texts.ts'
import classes from './member-footer.module.css'

const texts = collectionTexts.member
const options = memberStatuses.map((status) => ({ value: status, label: collectionTexts.statuses[status] }))

interface MemberFooterProps {
  collectionId: string
  member: CollectionMember
  /** Whether the platform is named, since the card has several channels. */
  hasGlyph: boolean
  tabIndex: 0 | -1
  onAnnotate: (member: CollectionMember) => void
  onOpenDeal: (member: CollectionMember) => void
}

/** Status, note and deal of a creator in this collection. */
export function MemberFooter({ collectionId, member, hasGlyph, tabIndex, onAnnotate, onOpenDeal }: MemberFooterProps) {
  const { id, title, note } = member
  const change = useChangeMember(collectionId)
  const refusal = useRefusal()
  // Shows the chosen status while it is being saved, and the previous one if that fails.
  const status = (change.isPending && change.variables.change.status) || member.status
  const setStatus = (chosen: MemberStatus) =>
    change.mutate(
      { creatorId: id, change: { status: chosen } },
      { onError: (error) => showFailure(texts.statusFailed, error) },
    )
  return (
    <div className={classes.root}>
      {hasGlyph && <PlatformGlyph platform={member.platform} />}
      <NativeSelect
        size="xs"
        w={124}
        aria-label={texts.statusOf(title)}
        data={options}
        value={status}
        tabIndex={tabIndex}
        disabled={refusal !== undefined}
        title={refusal}
        onChange={(event) => setStatus(MemberStatus.parse(event.currentTarget.value))}
      />
      <UnstyledButton
        className={classes.note}
        tabIndex={tabIndex}
        aria-haspopup="dialog"
        aria-label={note === '' ? texts.addNoteOn(title) : texts.editNoteOn(title, note)}
        title={note === '' ? undefined : note}
        data-empty={note === '' || undefined}
        onClick={() => onAnnotate(member)}
      >
        <IconNote size={16} stroke={1.6} aria-hidden />
        <span className={classes.words} dir="auto">
          {note === '' ? texts.addNote : note}
        </span>
      </UnstyledButton>
      <AssignedMark userId={member.assigned_to} />
      <ActionIcon
        variant="subtle"
        color="gray"
        size={30}
        tabIndex={tabIndex}
        aria-haspopup="dialog"
        aria-label={dealTexts.open(title)}
        title={dealTexts.open(title)}
        onClick={() => onOpenDeal(member)}
      >
        <IconCoins size={16} stroke={1.6} aria-hidden />
      </ActionIcon>
    </div>
  )
}
