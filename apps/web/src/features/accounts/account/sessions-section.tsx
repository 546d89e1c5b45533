import { Alert, Badge, Button, Skeleton, Text } from '@mantine/core'
import { IconDeviceLaptop, IconDeviceMobile } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { Session } from '@troupe/contract/account/account-settings'
import { formatExactTime } from '../../../lib/format/dates.ts'
import { betweenClauses } from '../../../lib/format/punctuation.ts'
import { tell } from '../../../lib/language/tell.ts'
import framed from '../../../ui/settings/framed-list.module.css'
import row from '../../../ui/settings/framed-row.module.css'
import { SettingsSection } from '../../../ui/settings/settings-section.tsx'
import { describeError } from '../api/auth-errors.ts'
import { useEndAllSessions, useEndSession, useSessionList } from '../api/sessions.ts'
import { accountTexts } from './account-texts.ts'

const texts = accountTexts.sessions
const methods: Readonly<Record<string, string>> = texts.methods

/** How a session was signed in; methods of later releases as the server names them. */
function describeMethod({ sign_in_method, single_sign_on_provider: provider }: Session): string {
  return provider === undefined ? (methods[sign_in_method] ?? sign_in_method) : texts.singleSignOn(provider)
}

/** Lists the user's sessions, with buttons to end them. */
export function SessionsSection() {
  const { data: sessions, error, refetch } = useQuery(useSessionList())
  const endAll = useEndAllSessions()
  return (
    <SettingsSection title={texts.title} lead={texts.lead}>
      {endAll.isError && (
        <Alert color="red" role="alert">
          {describeError(endAll.error, texts.endAllFailed)}
        </Alert>
      )}
      {error && (
        <Alert color="red" role="alert" title={texts.failed}>
          {describeError(error, '')}
          <Button variant="default" size="xs" mt={8} display="block" onClick={() => refetch()}>
            {texts.retry}
          </Button>
        </Alert>
      )}
      {!sessions && !error && <SessionSkeleton />}
      {sessions && (
        <ul className={framed.root}>
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </ul>
      )}
      <div>
        <Button variant="default" disabled={endAll.isPending} onClick={() => endAll.mutate()}>
          {endAll.isPending ? texts.endAllBusy : texts.endAll}
        </Button>
      </div>
    </SettingsSection>
  )
}

function SessionRow({ session }: { session: Session }) {
  const end = useEndSession()
  const { device, ip, created_at, last_used_at } = session
  const name = tell(session.device_message, device)
  const DeviceIcon = /android|iphone|ipad|ios/i.test(device) ? IconDeviceMobile : IconDeviceLaptop
  return (
    <li className={row.root}>
      <DeviceIcon className={row.icon} size={24} stroke={1.5} aria-hidden />
      <div className={row.text}>
        <Text fw={500} component="div">
          {name}
          {session.current && (
            <Badge ms={8} variant="light" tt="none">
              {texts.current}
            </Badge>
          )}
        </Text>
        <Text size="sm" c="dimmed">
          <time dateTime={last_used_at} title={formatExactTime(new Date(last_used_at))}>
            {texts.lastUsed(last_used_at, new Date())}
          </time>
          {betweenClauses}
          <time dateTime={created_at} title={formatExactTime(new Date(created_at))}>
            {texts.signedIn(created_at)}
          </time>
          {` · ${describeMethod(session)} · ${ip}`}
        </Text>
        {end.isError && (
          <Text size="sm" c="red" role="alert">
            {describeError(end.error, texts.endFailed)}
          </Text>
        )}
      </div>
      {!session.current && (
        <Button
          variant="default"
          size="xs"
          disabled={end.isPending}
          aria-label={texts.endNamed(name, ip)}
          onClick={() => end.mutate(session.id)}
        >
          {texts.end}
        </Button>
      )}
    </li>
  )
}

/** As high as two sessions, so that the layout does not shift. */
function SessionSkeleton() {
  return (
    <div className={framed.root} role="status" aria-label={texts.loading}>
      {[1, 2].map((place) => (
        <div key={place} className={row.root}>
          <Skeleton width={24} height={24} />
          <div className={row.text}>
            <Skeleton width={160} height={16} my={4} />
            <Skeleton width="80%" height={12} my={4} />
          </div>
        </div>
      ))}
    </div>
  )
}
