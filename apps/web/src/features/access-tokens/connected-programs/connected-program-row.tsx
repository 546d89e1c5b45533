import { Badge, Button, Text } from '@mantine/core'
import { IconPlugConnected } from '@tabler/icons-react'
import type { ConnectedProgram } from '@troupe/contract/account/connected-programs'
import { Moment } from '../../../ui/moment.tsx'
import row from '../../../ui/settings/framed-row.module.css'
import classes from '../access-token-row.module.css'
import { accessTokenTexts } from '../access-token-texts.ts'
import { connectedProgramTexts as texts } from './connected-program-texts.ts'

interface ConnectedProgramRowProps {
  program: ConnectedProgram
  onDisconnect: () => void
}

/** A connected program, with a button to disconnect it. */
export function ConnectedProgramRow({ program, onDisconnect }: ConnectedProgramRowProps) {
  const { name, host, scopes, created_at, last_used_at } = program
  return (
    <li className={row.root}>
      <IconPlugConnected className={row.icon} size={24} stroke={1.5} aria-hidden />
      <div className={row.text}>
        <Text fw={500} component="div" className={classes.name}>
          <span dir="auto">{name}</span>
          {scopes.map((scope) => (
            <Badge key={scope} variant="light" tt="none" color="sea">
              {accessTokenTexts.scopes[scope].label}
            </Badge>
          ))}
        </Text>
        <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {host}
          {' · '}
          {last_used_at ? <Moment label={texts.used} at={last_used_at} /> : texts.neverUsed}
          {' · '}
          <Moment label={texts.connected} at={created_at} />
        </Text>
      </div>
      <Button variant="default" size="xs" aria-label={texts.disconnectNamed(name)} onClick={onDisconnect}>
        {texts.disconnect}
      </Button>
    </li>
  )
}
