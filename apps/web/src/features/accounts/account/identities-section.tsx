import { Alert, Button, Modal, Stack, Text } from '@mantine/core'
import { IconKey } from '@tabler/icons-react'
import type { Identity } from '@troupe/contract/account/single-sign-on'
import { useState } from 'react'
import { betweenClauses } from '../../../lib/format/punctuation.ts'
import framed from '../../../ui/settings/framed-list.module.css'
import row from '../../../ui/settings/framed-row.module.css'
import { SettingsSection } from '../../../ui/settings/settings-section.tsx'
import { describeError } from '../api/auth-errors.ts'
import { useRemoveIdentity } from '../api/identities.ts'
import { accountTexts } from './account-texts.ts'
import { FormActions } from './form-actions.tsx'

const texts = accountTexts.identities

/** Lists the providers with which the user signs in, with buttons to remove them. */
export function IdentitiesSection({ identities }: { identities: readonly Identity[] }) {
  const [asked, setAsked] = useState<Identity>()
  return (
    <SettingsSection title={texts.title} lead={texts.lead}>
      <ul className={framed.root}>
        {identities.map((identity) => (
          <IdentityRow key={identity.id} identity={identity} onRemove={() => setAsked(identity)} />
        ))}
      </ul>
      <Modal
        opened={asked !== undefined}
        onClose={() => setAsked(undefined)}
        title={asked && texts.question(asked.provider)}
        centered
        withCloseButton={false}
      >
        {asked && <Removal identity={asked} onDone={() => setAsked(undefined)} />}
      </Modal>
    </SettingsSection>
  )
}

function IdentityRow({ identity, onRemove }: { identity: Identity; onRemove: () => void }) {
  const { provider, email, last_used_at } = identity
  return (
    <li className={row.root}>
      <IconKey className={row.icon} size={24} stroke={1.5} aria-hidden />
      <div className={row.text}>
        <Text fw={500} style={{ overflowWrap: 'anywhere' }}>
          {provider}
        </Text>
        <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {email !== null && `${email} · `}
          {texts.lastUsed(last_used_at, new Date())}
          {!identity.is_usable && `${betweenClauses}${texts.unusable}`}
        </Text>
      </div>
      <Button variant="default" size="xs" aria-label={texts.removeNamed(provider)} onClick={onRemove}>
        {texts.remove}
      </Button>
    </li>
  )
}

function Removal({ identity, onDone }: { identity: Identity; onDone: () => void }) {
  const removal = useRemoveIdentity()
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        removal.mutate(identity.id, { onSuccess: onDone })
      }}
    >
      <Stack gap={16}>
        <Text>{texts.warning}</Text>
        {removal.isError && (
          <Alert color="red" role="alert">
            {describeError(removal.error, texts.failed)}
          </Alert>
        )}
        <FormActions
          submit={removal.isPending ? texts.busy : texts.remove}
          disabled={removal.isPending}
          onCancel={onDone}
          isDanger
        />
      </Stack>
    </form>
  )
}
