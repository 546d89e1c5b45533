import { Alert, Badge, Button, Skeleton, Text } from '@mantine/core'
import type { Session } from '@troupe/contract/account/account-settings'
import type { AdminPerson } from '@troupe/contract/account/admin'
import { tell } from '../../../lib/language/tell.ts'
import { Moment } from '../../../ui/moment.tsx'
import framed from '../../../ui/settings/framed-list.module.css'
import row from '../../../ui/settings/framed-row.module.css'
import { usePersonActions, usePersonSessions } from '../api/admin-people.ts'
import { adminTexts } from './admin-texts.ts'

const texts = adminTexts.sessions

/** The open sessions of an account, each with a button that ends it. */
export function PersonSessions({ person }: { person: AdminPerson }) {
  const { data: sessions, error } = usePersonSessions(person.id)
  return (
    <>
      {error && (
        <Alert color="red" role="alert" mb={16}>
          {error.message}
        </Alert>
      )}
      {!sessions && !error && <Skeleton height={72} radius="lg" role="status" aria-label={adminTexts.loading} />}
      {sessions?.length === 0 && <Text c="dimmed">{texts.none}</Text>}
      {sessions && sessions.length > 0 && (
        <ul className={framed.root}>
          {sessions.map((session) => (
            <SessionRow key={session.id} person={person} session={session} />
          ))}
        </ul>
      )}
    </>
  )
}

function SessionRow({ person, session }: { person: AdminPerson; session: Session }) {
  const { id, device, device_message, ip, last_used_at, current } = session
  const { endSession } = usePersonActions(person.id)
  const name = tell(device_message, device)
  return (
    <li className={row.root}>
      <div className={row.text}>
        <Text fw={500} component="div">
          {name}
        </Text>
        <Text size="sm" c="dimmed">
          <Moment at={last_used_at} label={texts.lastUsed} />
          {` · ${ip}`}
        </Text>
        {endSession.error && (
          <Text size="sm" c="red" role="alert">
            {endSession.error.message}
          </Text>
        )}
      </div>
      {current ? (
        <Badge variant="light" tt="none">
          {texts.current}
        </Badge>
      ) : (
        <Button
          variant="default"
          size="xs"
          aria-label={texts.endNamed(name, ip)}
          loading={endSession.isPending}
          onClick={() => endSession.mutate(id)}
        >
          {texts.end}
        </Button>
      )}
    </li>
  )
}
