import { Button, Pagination, Skeleton } from '@mantine/core'
import type { Invitation } from '@troupe/contract/invitations'
import { Link } from 'react-router'
import framed from '../../../ui/framed-list.module.css'
import { Notice } from '../../../ui/notice.tsx'
import { type InvitationFilter, invitationPageSize, useInvitations } from '../api/invitations.ts'
import { InvitationItem } from './invitation-item.tsx'
import { invitationTexts } from './invitation-texts.ts'
import classes from './invitations-screen.module.css'

const texts = invitationTexts.screen
/** As many lines as most people will see first. */
const skeletonLines = [1, 2, 3, 4]

interface InvitationListProps {
  filter: InvitationFilter
  onFilter: (parts: Partial<InvitationFilter>) => void
  /** Where creators are found. */
  searchPath: string
  onRevoke: (invitation: Invitation) => void
}

/** A page of the user's invitations, or why there is none. */
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
