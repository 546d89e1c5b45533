import { Button, Checkbox } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import { toChannelUrl } from '@troupe/contract/catalogues/platform-facts'
import type { CollectionColumn } from '@troupe/contract/collection-members/columns'
import type { CollectionMember } from '@troupe/contract/collections'
import type { Creator } from '@troupe/contract/creators'
import { memo } from 'react'
import { CreatorCard } from '../../../ui/creator-card/creator-card.tsx'
import { useCreatorLink } from '../../../ui/creator-list/creator-links.ts'
import type { ItemState } from '../../../ui/creator-list/creator-list.tsx'
import { PersonChannels } from '../../../ui/person/person-channels.tsx'
import { collectionTexts } from '../collection-texts.ts'
import { ExpiredData } from './expired-data.tsx'
import { columnsOnCard, MemberFields } from './fields/member-fields.tsx'
import type { MemberDialog } from './member-dialogs.tsx'
import { MemberFooter } from './member-footer.tsx'
import { MemberTags } from './tags/member-tags.tsx'

const texts = collectionTexts.detail

interface MemberItemProps extends ItemState {
  collectionId: string
  member: CollectionMember
  columns: readonly CollectionColumn[]
  /** Members of the same person, which have no card of their own. */
  folded: readonly CollectionMember[] | undefined
  onToggle: (id: string) => void
  onOpenDialog: (dialog: MemberDialog, member: CollectionMember) => void
}

/** A creator of a collection. Memoized, so that among 10,000 creators only changed ones are rendered again. */
export const MemberItem = memo(function MemberItem(props: MemberItemProps) {
  const { collectionId, member, folded = [], columns, isSelected, isTabStop, onToggle, onOpenDialog } = props
  const link = useCreatorLink(member.id)
  const tabIndex = isTabStop ? 0 : -1
  const fields = { collectionId, columns, tabIndex, hasGlyph: folded.length > 0, onOpenDialog } as const
  return (
    <CreatorCard
      creator={member}
      channels={<PersonChannels person={member.person} />}
      link={link}
      isSelected={isSelected}
      tabIndex={tabIndex}
      selector={
        <Checkbox
          aria-label={texts.select(member.title)}
          checked={isSelected}
          tabIndex={-1}
          onChange={() => onToggle(member.id)}
        />
      }
      action={
        <Button
          component="a"
          href={toProfileAddress(member)}
          target="_blank"
          rel="noopener noreferrer"
          variant="default"
          size="compact-sm"
          fw={500}
          tabIndex={tabIndex}
          aria-label={texts.viewProfileOf(member.title, member.platform)}
          rightSection={<IconExternalLink size={14} aria-hidden />}
        >
          {texts.viewProfile}
        </Button>
      }
      footer={[member, ...folded].map((channel) => (
        <ChannelFields key={channel.id} isFolded={channel !== member} member={channel} {...fields} />
      ))}
    />
  )
})

/** The URL of a creator's profile, "built from platform name and handle". */
export function toProfileAddress({
  platform,
  handle,
  channel_id,
}: Pick<Creator, 'platform' | 'handle'> & Partial<Pick<Creator, 'channel_id'>>): string {
  // The handle went with the other data.
  if (platform === 'youtube' && handle === channel_id) return `https://www.youtube.com/channel/${channel_id}`
  return toChannelUrl(platform, handle.replace(/^@/, ''))
}

interface ChannelFieldsProps extends Pick<MemberItemProps, 'collectionId' | 'member' | 'columns' | 'onOpenDialog'> {
  /** Whether the platform is named, since the card has several channels. */
  hasGlyph: boolean
  /** Whether the card is another channel's: then there is less room. */
  isFolded: boolean
  tabIndex: 0 | -1
}

/** Status, note, tags and columns of one channel in this collection. */
function ChannelFields({ columns, hasGlyph, isFolded, onOpenDialog, ...shared }: ChannelFieldsProps) {
  const { member, tabIndex } = shared
  return (
    <>
      {member.expired_at !== null && <ExpiredData member={member} tabIndex={tabIndex} />}
      <MemberFooter
        {...shared}
        hasGlyph={hasGlyph}
        onAnnotate={(annotated) => onOpenDialog('note', annotated)}
        onOpenDeal={(agreed) => onOpenDialog('deal', agreed)}
      />
      {(!isFolded || member.tags.length > 0) && (
        <MemberTags member={member} tabIndex={tabIndex} onEdit={(tagged) => onOpenDialog('tags', tagged)} />
      )}
      <MemberFields
        {...shared}
        columns={columns}
        shown={isFolded ? 0 : columnsOnCard}
        onOpen={(opened) => onOpenDialog('values', opened)}
      />
    </>
  )
}
