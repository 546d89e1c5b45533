import { ActionIcon, Badge, Button, Menu } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import type { AdminPerson } from '@troupe/contract/account/admin'
import { Moment } from '../../../ui/moment.tsx'
import { StateMark } from '../../../ui/state-mark.tsx'
import { usePersonActions } from '../api/admin-people.ts'
import classes from './admin-screen.module.css'
import { adminTexts } from './admin-texts.ts'
import type { PersonDialogKind } from './person-dialogs.tsx'
import { showDone, showFailure } from './person-messages.ts'

const texts = adminTexts.people

interface PersonItemProps {
  person: AdminPerson
  onOpen: (kind: PersonDialogKind) => void
}

/** An account, its state and its actions. */
export function PersonItem({ person, onOpen }: PersonItemProps) {
  const { email, username, state, session_count: count, last_sign_in_at, created_at } = person
  return (
    <li className={`${classes.item} ${classes.person}`}>
      <div>
        <div className={classes.name}>
          <span>{email}</span>
          {person.is_caller && (
            <Badge variant="light" tt="none">
              {texts.you}
            </Badge>
          )}
        </div>
        <span className={classes.quiet}>
          {username}
          {' · '}
          <Moment at={created_at} label={texts.since} />
        </span>
      </div>
      <div>
        <StateMark tone={state === 'active' ? 'good' : 'quiet'}>{texts.states[state]}</StateMark>
        <div className={classes.quiet}>
          {last_sign_in_at ? <Moment at={last_sign_in_at} label={texts.signedIn} /> : texts.notSignedIn}
        </div>
      </div>
      <div className={classes.actions}>
        <Button
          variant="default"
          size="xs"
          disabled={count === 0}
          aria-haspopup="dialog"
          aria-label={texts.sessionsOf(count, email)}
          onClick={() => onOpen('sessions')}
        >
          {texts.sessions(count)}
        </Button>
        <PersonMenu person={person} onOpen={onOpen} />
      </div>
    </li>
  )
}

function PersonMenu({ person, onOpen }: PersonItemProps) {
  const { id, email, state, is_caller: isCaller } = person
  const { liftLimits, setState } = usePersonActions(id)
  const isBusy = liftLimits.isPending || setState.isPending
  return (
    <Menu position="bottom-end" shadow="md" width={240} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <ActionIcon variant="default" size={30} loading={isBusy} aria-label={texts.actions(email)}>
          <IconDots size={16} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          data-autofocus
          onClick={() => liftLimits.mutate(undefined, { onSuccess: showDone, onError: showFailure })}
        >
          {texts.liftLimits}
        </Menu.Item>
        {state === 'active' && <Menu.Item onClick={() => onOpen('link')}>{texts.passwordLink}</Menu.Item>}
        {!isCaller && <Menu.Divider />}
        {!isCaller && state === 'active' && <Menu.Item onClick={() => onOpen('close')}>{texts.close}</Menu.Item>}
        {!isCaller && state === 'closed' && (
          <Menu.Item onClick={() => setState.mutate('active', { onSuccess: showDone, onError: showFailure })}>
            {texts.reopen}
          </Menu.Item>
        )}
        {!isCaller && (
          <Menu.Item c="var(--troupe-danger)" onClick={() => onOpen('delete')}>
            {texts.remove}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
