import { Badge, Button, Text } from '@mantine/core'
import { IconKey } from '@tabler/icons-react'
import type { AccessToken } from '@troupe/contract/access-tokens'
import { Moment } from '../../ui/moment.tsx'
import row from '../../ui/settings/framed-row.module.css'
import classes from './access-token-row.module.css'
import { accessTokenTexts as texts } from './access-token-texts.ts'

interface AccessTokenRowProps {
  token: AccessToken
  onRevoke: () => void
}

/** An access token, with a button to revoke it. */
export function AccessTokenRow({ token, onRevoke }: AccessTokenRowProps) {
  const { name, scopes, ending, last_used_at, expires_at } = token
  const isExpired = new Date(expires_at) <= new Date()
  return (
    <li className={row.root}>
      <IconKey className={row.icon} size={24} stroke={1.5} aria-hidden />
      <div className={row.text}>
        <Text fw={500} component="div" className={classes.name}>
          <span dir="auto">{name}</span>
          {isExpired ? (
            <Badge variant="light" tt="none" color="red">
              {texts.expired(expires_at)}
            </Badge>
          ) : (
            scopes.map((scope) => (
              <Badge key={scope} variant="light" tt="none" color="sea">
                {texts.scopes[scope].label}
              </Badge>
            ))
          )}
        </Text>
        <Text size="sm" c="dimmed">
          {texts.ending(ending)}
          {' · '}
          {last_used_at ? <Moment label={texts.used} at={last_used_at} /> : texts.neverUsed}
          {!isExpired && (
            <>
              {' · '}
              <Moment label={texts.expires} at={expires_at} />
            </>
          )}
        </Text>
      </div>
      <Button variant="default" size="xs" aria-label={texts.revokeNamed(name)} onClick={onRevoke}>
        {texts.revoke}
      </Button>
    </li>
  )
}
