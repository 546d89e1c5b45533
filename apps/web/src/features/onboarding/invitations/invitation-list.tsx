import { Avatar, Button, Pagination, Skeleton, Text } from '@mantine/core'
import { IconMail } from '@tabler/icons-react'
import type { Invitation } from '@troupe/contract/invitations'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { CreatorAvatar } from '../../../ui/creator/creator-avatar.tsx'
import { useCreatorLink } from '../../../ui/creator-list/creator-links.ts'
import { Notice } from '../../../ui/notice.tsx'
import framed from '../../../ui/settings/framed-list.module.css'
import { type InvitationFilter, invitationPageSize, useInvitations } from '../api/invitations.ts'
import { InvitationActions } from './invitation-actions.tsx'
import { InvitationFacts } from './invitation-facts.tsx'
import { invitationTexts } from './invitation-texts.ts'
import classes from './invitations-screen.module.css'

const texts = invitationTexts.screen
/** About as many rows as are visible at first. */
const skeletonLines = [1, 2, 3, 4]

interface InvitationListProps {
  filter: InvitationFilter
  onFilter: (parts: Partial<InvitationFilter>) => void
  /** Path of the search for creators. */
  searchPath: string
  onRevoke: (invitation: Invitation) => void
}

/** A page of the user's invitations, or why it is empty. */
export function InvitationList(props: InvitationListProps) {
  const { filter, onFilter, searchPath, onRevoke } = props
  const { data, error, refetch } = useInvitations(filter)
  if (!data) {
    if (!error) return <ListSkeleton />
    return (
      <Notice isError title={texts.failed} text={error.message}>
        <Button variant="default" onClick={() => void refetch()}>
          {invitationTexts.retry}
        </Button>
      </Notice>
    )
  }
  if (data.invitations.length === 0) {
    const isNarrowed = filter.query !== '' || filter.state !== undefined || filter.page > 1
    return isNarrowed ? (
      <Notice title={texts.noMatch.title} text="">
        <Button variant="default" onClick={() => onFilter({ query: '', state: undefined })}>
          {texts.noMatch.clear}
        </Button>
      </Notice>
    ) : (
      <Notice title={texts.empty.title} text={texts.empty.text}>
        <Button component={Link} to={searchPath} variant="default">
          {texts.empty.discover}
        </Button>
      </Notice>
    )
  }
  const pages = Math.ceil(data.total / invitationPageSize)
  return (
    <>
      <ul className={framed.root} aria-label={texts.list}>
        {data.invitations.map((invitation) => (
          <InvitationItem key={invitation.id} invitation={invitation} onRevoke={onRevoke} />
        ))}
      </ul>
      {pages > 1 && (
        <nav aria-label={texts.pages} className={classes.pages}>
          <Pagination total={pages} value={filter.page} onChange={(page) => onFilter({ page })} />
        </nav>
      )}
    </>
  )
}

function ListSkeleton() {
  return (
    <div className={framed.root} role="status" aria-label={texts.loading}>
      {skeletonLines.map((line) => (
        <div key={line} className={classes.item}>
          <Skeleton height={40} circle />
          <Skeleton height={20} width="min(240px, 80%)" className={classes.who} />
          <Skeleton height={20} width={120} className={classes.facts} />
        </div>
      ))}
    </div>
  )
}

interface InvitationItemProps {
  invitation: Invitation
  onRevoke: (invitation: Invitation) => void
}

/** Recipient, state and actions of an invitation. */
function InvitationItem({ invitation, onRevoke }: InvitationItemProps) {
  const { creator, email } = invitation
  return (
    <li className={classes.item}>
      {creator ? (
        <CreatorAvatar src={creator.avatar_path} name={creator.title} size={40} />
      ) : (
        <Avatar size={40} radius="50%" color="gray">
          <IconMail size={20} stroke={1.6} aria-hidden />
        </Avatar>
      )}
      <div className={classes.who}>
        {creator ? (
          <>
            <CreatorLine id={creator.id}>{creator.title || creator.handle}</CreatorLine>
            <Text size="sm" c="dimmed" className={classes.address}>
              {email}
            </Text>
          </>
        ) : (
          <span className={classes.name}>{email}</span>
        )}
      </div>
      <div className={classes.facts}>
        <InvitationFacts invitation={invitation} />
      </div>
      <div className={classes.actions}>
        <InvitationActions invitation={invitation} onRevoke={onRevoke} />
      </div>
    </li>
  )
}

/** The name of a creator, linked to their panel. */
function CreatorLine({ id, children }: { id: string; children: ReactNode }) {
  return (
    <Link {...useCreatorLink(id)} className={classes.name} dir="auto">
      {children}
    </Link>
  )
}
