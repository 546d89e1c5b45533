import { Button, Group, Skeleton, Text, Title } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconHistory, IconUserPlus } from '@tabler/icons-react'
import { isAtLeast } from '@troupe/contract/base/roles'
import { Link } from 'react-router'
import { describeFailure } from '../../../lib/transport/describe-failure.ts'
import { Notice } from '../../../ui/notice.tsx'
import { ScreenTitle } from '../../../ui/screen-title.tsx'
import { usePeople } from '../../../ui/team/people-query.ts'
import { useWorkspaces } from '../api/workspaces.ts'
import { teamTexts as texts } from '../workspace-texts.ts'
import { DataSection } from './data-section.tsx'
import { InvitationsSection } from './invitations-section.tsx'
import { MembersSection } from './members-section.tsx'
import { NameSection } from './name-section.tsx'
import { SecondFactorSection } from './second-factor-section.tsx'
import classes from './team-screen.module.css'

interface TeamScreenProps {
  /** The signed-in user. */
  userId: string
  /** Path of what members did. */
  activityPath: string
  /** The user left the workspace, which ends the session. */
  onLeft: () => void
}

/** Members, roles and invitations of the open workspace. A user who is alone in it sees one line and a button. */
export function TeamScreen({ userId, activityPath, onLeft }: TeamScreenProps) {
  const workspaces = useWorkspaces()
  const people = usePeople()
  const [isInviting, inviting] = useDisclosure()
  const open = workspaces.data?.open
  const error = workspaces.error ?? people.error
  const isAlone = people.data !== undefined && people.data.members.length + people.data.invitations.length < 2
  const isAdmin = open !== undefined && isAtLeast(open.role, 'admin')

  const content = () => {
    if (!open || !people.data) {
      if (!error || people.isFetching || workspaces.isFetching) {
        return <Skeleton height={320} radius="lg" role="status" aria-label={texts.loading} />
      }
      const readAgain = () => void Promise.all([workspaces.refetch(), people.refetch()])
      return (
        <Notice isError title={texts.failed} text={describeFailure(error, '')}>
          <Button variant="default" onClick={readAgain}>
            {texts.retry}
          </Button>
        </Notice>
      )
    }
    if (isAlone && !isInviting) return null
    const { members, invitations } = people.data
    return (
      <>
        {!isAlone && <MembersSection members={members} role={open.role} userId={userId} onLeft={onLeft} />}
        {isAdmin && <InvitationsSection invitations={invitations} role={open.role} isFocused={isInviting} />}
        {!isAlone && isAdmin && <NameSection key={open.name} name={open.name} />}
        {!isAlone && isAdmin && <SecondFactorSection isNeeded={open.needs_second_factor} />}
        {!isAlone && open.role === 'owner' && <DataSection />}
      </>
    )
  }

  return (
    <div className={classes.root}>
      <header className={classes.heading}>
        <ScreenTitle title={texts.title} />
        <Title order={1}>{texts.title}</Title>
        {people.data && open && (
          <Text c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            {isAlone ? texts.alone : texts.lead(open.name)}
          </Text>
        )}
        <Group gap={8} className={classes.ways}>
          {isAlone && isAdmin && !isInviting && (
            <Button variant="default" leftSection={<IconUserPlus size={16} aria-hidden />} onClick={inviting.open}>
              {texts.invite}
            </Button>
          )}
          {people.data?.had_colleagues && (
            <Button
              component={Link}
              to={activityPath}
              variant="default"
              leftSection={<IconHistory size={16} aria-hidden />}
            >
              {texts.activity}
            </Button>
          )}
        </Group>
      </header>
      {content()}
    </div>
  )
}
