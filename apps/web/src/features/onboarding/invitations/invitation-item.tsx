import { Avatar, Text } from '@mantine/core'
import { IconMail } from '@tabler/icons-react'
import type { Invitation } from '@troupe/contract/invitations'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { CreatorAvatar } from '../../../ui/creator-avatar.tsx'
import { useCreatorLink } from '../../../ui/creator-list/creator-links.ts'
import { InvitationActions } from './invitation-actions.tsx'
import { InvitationFacts } from './invitation-facts.tsx'
import classes from './invitations-screen.module.css'

interface InvitationItemProps {
  invitation: Invitation
  onRevoke: (invitation: Invitation) => void
}

/** Whom an invitation went to, how it stands, and what can be done about it. */
export function InvitationItem({ invitation, onRevoke }: InvitationItemProps) {
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

/** The name of a creator, which leads to their panel. */
function CreatorLine({ id, children }: { id: string; children: ReactNode }) {
  return (
    <Link {...useCreatorLink(id)} className={classes.name} dir="auto">
      {children}
    </Link>
  )
}
