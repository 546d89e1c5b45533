import { Anchor, Button, Code, CopyButton, Group, Skeleton, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { type AccessToken, maxAccessTokens } from '@troupe/contract/access-tokens'
import { useState } from 'react'
import { describeFailure } from '../../lib/transport/describe-failure.ts'
import { Notice } from '../../ui/notice.tsx'
import framed from '../../ui/settings/framed-list.module.css'
import { SettingsSection } from '../../ui/settings/settings-section.tsx'
import { AccessTokenRow } from './access-token-row.tsx'
import { accessTokenTexts as texts } from './access-token-texts.ts'
import { useAccessTokenList } from './api/access-tokens.ts'
import { CreateTokenDialog } from './create-token-dialog.tsx'
import { RevokeTokenDialog } from './revoke-token-dialog.tsx'

/** Lists the access tokens with which programs act on behalf of the user, and the address that they call. */
export function AccessTokensSection() {
  const { data: tokens, error, refetch } = useQuery(useAccessTokenList())
  const [isCreating, creation] = useDisclosure()
  const [revoked, setRevoked] = useState<AccessToken>()
  const isFull = tokens !== undefined && tokens.length >= maxAccessTokens
  return (
    <SettingsSection title={texts.title} lead={texts.lead}>
      {error && (
        <Notice isError title={texts.failed} text={describeFailure(error, '')}>
          <Button variant="default" onClick={() => void refetch()}>
            {texts.retry}
          </Button>
        </Notice>
      )}
      {!tokens && !error && <Skeleton height={72} role="status" aria-label={texts.loading} />}
      {tokens?.length === 0 && <Text c="dimmed">{texts.none}</Text>}
      {tokens && tokens.length > 0 && (
        <ul className={framed.root}>
          {tokens.map((token) => (
            <AccessTokenRow key={token.id} token={token} onRevoke={() => setRevoked(token)} />
          ))}
        </ul>
      )}
      <Group gap={16}>
        <Button onClick={creation.open} disabled={isFull}>
          {texts.create}
        </Button>
        {isFull && (
          <Text size="sm" c="dimmed">
            {texts.full(maxAccessTokens)}
          </Text>
        )}
        <Anchor href="/api/docs" target="_blank" rel="noreferrer">
          {texts.reference}
        </Anchor>
      </Group>
      <AssistantAddress />
      <CreateTokenDialog isOpen={isCreating} onClose={creation.close} />
      <RevokeTokenDialog token={revoked} onClose={() => setRevoked(undefined)} />
    </SettingsSection>
  )
}

/** The address of this server for assistants that use the Model Context Protocol. */
function AssistantAddress() {
  const address = new URL('/mcp', window.location.origin).href
  return (
    <Group gap={8}>
      <Text size="sm">{texts.assistant}</Text>
      <Code style={{ overflowWrap: 'anywhere' }}>{address}</Code>
      <CopyButton value={address}>
        {({ copied, copy }) => (
          <Button variant="default" size="compact-sm" onClick={copy}>
            {copied ? texts.copied : texts.copyAddress}
          </Button>
        )}
      </CopyButton>
    </Group>
  )
}
