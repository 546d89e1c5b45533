import { Select } from '@mantine/core'
import type { SharedMailbox } from '@troupe/contract/campaigns/shared-mailboxes'
import { emailProviderFacts } from '@troupe/contract/mail/email-provider'
import { useEffect, useEffectEvent } from 'react'
import { useFurtherMailboxes, useSharedMailboxes } from '../api/further-mailboxes.ts'
import { composeTexts } from './compose-texts.ts'

const texts = composeTexts.mailbox

interface MailboxSelectProps {
  /** Id of a further or a colleague's shared mailbox, `turns`, or '' for the first one of the provider. */
  value: string
  isDisabled: boolean
  onChange: (mailbox: string) => void
}

/** Chooses among several mailboxes, also those that colleagues share; not there for users who have no choice. */
export function MailboxSelect({ value, isDisabled, onChange }: MailboxSelectProps) {
  const { data: further } = useFurtherMailboxes()
  const { data: shared } = useSharedMailboxes()
  const ofColleagues = shared?.mailboxes.filter(({ own }) => own === null) ?? []
  const ids = [...(further ?? []), ...ofColleagues].map(({ id }) => id)
  const isGone = further && shared && value !== '' && !(value === 'turns' && further.length > 0) && !ids.includes(value)
  const chooseFirst = useEffectEvent(() => onChange(''))
  // A kept draft can name a mailbox that was removed since.
  useEffect(() => {
    if (isGone) chooseFirst()
  }, [isGone])
  if (ids.length === 0) return null
  return (
    <Select
      label={texts.label}
      description={value === 'turns' ? texts.turnsHint : undefined}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      data={[
        { value: '', label: texts.first },
        ...(further ?? []).map(({ id, name }) => ({ value: id, label: name })),
        ...ofColleagues.map((mailbox) => ({ value: mailbox.id, label: describe(mailbox) })),
        ...(further?.length ? [{ value: 'turns', label: texts.turns }] : []),
      ]}
      value={value}
      disabled={isDisabled}
      allowDeselect={false}
      onChange={(mailbox) => mailbox !== null && onChange(mailbox)}
    />
  )
}

function describe({ address, owner, provider }: SharedMailbox): string {
  return texts.shared(address ?? emailProviderFacts[provider].name, owner)
}
