import { Badge, Button, Group, NativeSelect, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { isAtLeast, type WorkspaceRole, workspaceRoles } from '@troupe/contract/base/roles'
import type { WorkspaceMember } from '@troupe/contract/workspaces'
import { useState } from 'react'
import { betweenClauses } from '../../../lib/format/punctuation.ts'
import { describeFailure } from '../../../lib/transport/describe-failure.ts'
import framed from '../../../ui/settings/framed-list.module.css'
import { SettingsSection } from '../../../ui/settings/settings-section.tsx'
import { useChangeRole } from '../api/people.ts'
import { roleTexts, teamTexts } from '../workspace-texts.ts'
import { RemovalDialog } from './removal-dialog.tsx'
import classes from './team-screen.module.css'

const texts = teamTexts.members

interface MembersSectionProps {
  members: readonly WorkspaceMember[]
  /** The role of the user. */
  role: WorkspaceRole
  userId: string
  onLeft: () => void
}

/** The members, with their roles. Admins change roles and remove members; everybody may leave. */
export function MembersSection({ members, role, userId, onLeft }: MembersSectionProps) {
  // The dialog is there from the start, so that it knows where the focus goes when it is closed.
  const [removed, setRemoved] = useState(members[0])
  const [isAsking, asking] = useDisclosure()
  const owners = members.filter((member) => member.role === 'owner').length
  const isLastOwner = role === 'owner' && owners === 1 && members.length > 1
  return (
    <SettingsSection title={texts.title} lead={texts.lead}>
      <ul className={framed.root} aria-label={texts.title}>
        {members.map((member) => (
          <MemberRow
            key={member.user_id}
            member={member}
            role={role}
            isSelf={member.user_id === userId}
            isFixed={member.role === 'owner' && owners === 1}
            onRemove={() => {
              setRemoved(member)
              asking.open()
            }}
          />
        ))}
      </ul>
      {isLastOwner && (
        <Text size="sm" c="dimmed">
          {texts.lastOwner}
        </Text>
      )}
      {removed && (
        <RemovalDialog
          isOpen={isAsking}
          member={removed}
          others={members.filter(({ user_id }) => user_id !== removed.user_id)}
          isLeaving={removed.user_id === userId}
          onLeft={onLeft}
          onClose={asking.close}
        />
      )}
    </SettingsSection>
  )
}

interface MemberRowProps {
  member: WorkspaceMember
  role: WorkspaceRole
  isSelf: boolean
  /** Whether it is the only owner, whose role stays. */
  isFixed: boolean
  onRemove: () => void
}

function MemberRow({ member, role, isSelf, isFixed, onRemove }: MemberRowProps) {
  const { user_id: userId, username, email, joined_at } = member
  const change = useChangeRole()
  const mayManage = isAtLeast(role, 'admin') && (member.role !== 'owner' || role === 'owner')
  return (
    <li className={classes.row}>
      <div className={classes.person}>
        <Text fw={500} component="div">
          <span dir="auto">{username}</span>
          {isSelf && (
            <Badge ms={8} variant="light" tt="none">
              {texts.you}
            </Badge>
          )}
        </Text>
        <Text size="sm" c="dimmed">
          {email}
          {betweenClauses}
          <time dateTime={joined_at} className={classes.date}>
            {texts.joined(joined_at)}
          </time>
        </Text>
        {change.error && (
          <Text size="sm" c="red" role="alert">
            {describeFailure(change.error, texts.changeFailed)}
          </Text>
        )}
      </div>
      <Group gap={8} wrap="nowrap">
        {mayManage && !isFixed ? (
          <NativeSelect
            aria-label={texts.role(username)}
            size="xs"
            // The role that was chosen, as long as the server has not answered.
            value={change.isPending ? change.variables.role : member.role}
            disabled={change.isPending}
            data={listRoles(role)}
            onChange={({ currentTarget }) => {
              const next = workspaceRoles.find((one) => one === currentTarget.value)
              if (next) change.mutate({ userId, role: next })
            }}
          />
        ) : (
          <Text size="sm">{roleTexts[member.role].label}</Text>
        )}
        {isSelf && !isFixed && (
          <Button variant="default" size="xs" aria-haspopup="dialog" aria-label={texts.leaveNamed} onClick={onRemove}>
            {texts.leave}
          </Button>
        )}
        {!isSelf && mayManage && (
          <Button
            variant="default"
            size="xs"
            aria-haspopup="dialog"
            aria-label={texts.removeNamed(username)}
            onClick={onRemove}
          >
            {texts.remove}
          </Button>
        )}
      </Group>
    </li>
  )
}

/** The roles that a user with a role may give: only owners name owners. */
function listRoles(own: WorkspaceRole) {
  return workspaceRoles
    .filter((role) => role !== 'owner' || own === 'owner')
    .map((role) => ({ value: role, label: roleTexts[role].label }))
}
