import { Alert, Button, Checkbox, Group, Stack, Text, Title } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { RequestingProgram } from '@troupe/contract/account/connected-programs'
import { type TokenScope, tokenScopes } from '@troupe/contract/base/endpoint'
import { useState } from 'react'
import { accessTokenTexts } from '../access-token-texts.ts'
import { connectedProgramTexts } from './connected-program-texts.ts'

const texts = connectedProgramTexts.consent

interface ConsentFormProps {
  program: RequestingProgram
  /** What the program asks for. */
  asked: readonly TokenScope[]
  account: string
  /** Why the last attempt failed. */
  failure: string | null
  isBusy: boolean
  onDecide: (allow: boolean, scopes: TokenScope[]) => void
}

/** The question whether a program may act for the user, who can leave out a part of what it asks for. */
export function ConsentForm({ program, asked, account, failure, isBusy, onDecide }: ConsentFormProps) {
  const [chosen, setChosen] = useState<readonly string[]>(asked)
  const scopes = tokenScopes.filter((scope) => chosen.includes(scope))
  const { name, host, is_local, verified_domain } = program
  return (
    <Stack gap={20}>
      <Stack gap={8}>
        <Title order={1} size="h2">
          {texts.title(name)}
        </Title>
        <Text>{texts.lead(account)}</Text>
        <Text>
          {texts.back} <b>{is_local ? texts.local(host) : host}</b>
        </Text>
        {verified_domain && <Text c="dimmed">{texts.verified(verified_domain)}</Text>}
      </Stack>
      <Warning program={program} />
      <Checkbox.Group label={texts.scopes} value={[...chosen]} onChange={setChosen}>
        <Stack gap={12} mt={8}>
          {asked.map((scope) => {
            const { label, text } = accessTokenTexts.scopes[scope]
            return <Checkbox key={scope} value={scope} label={label} description={text} disabled={isBusy} />
          })}
        </Stack>
      </Checkbox.Group>
      <Text size="sm" c="dimmed">
        {texts.limits}
      </Text>
      {failure && (
        <Alert color="red" role="alert">
          {failure}
        </Alert>
      )}
      <Group justify="flex-end" gap={8}>
        <Button variant="default" disabled={isBusy} onClick={() => onDecide(false, [])}>
          {texts.deny}
        </Button>
        <Button disabled={scopes.length === 0} loading={isBusy} onClick={() => onDecide(true, scopes)}>
          {texts.allow}
        </Button>
      </Group>
    </Stack>
  )
}

/** A warning where nobody answers for the program, or another could take its place. */
function Warning({ program: { is_local, verified_domain } }: Pick<ConsentFormProps, 'program'>) {
  if (verified_domain && !is_local) return null
  const warning = verified_domain ? texts.localOnly : texts.unverified
  return (
    <Alert color="yellow" icon={<IconAlertTriangle size={20} aria-hidden />} title={warning.title}>
      {warning.text}
    </Alert>
  )
}
