import { Select } from '@mantine/core'
import { useEffect, useEffectEvent } from 'react'
import { useFurtherMailboxes } from '../api/further-mailboxes.ts'
import { composeTexts } from './compose-texts.ts'

const texts = composeTexts.mailbox

interface MailboxSelectProps {
  /** Id of a further mailbox, `turns`, or '' for the first one of the provider. */
  value: string
  isDisabled: boolean
  onChange: (mailbox: string) => void
}

/** Chooses among several mailboxes; not there for users who have none beside the first ones. */
export function MailboxSelect({ value, isDisabled, onChange }: MailboxSelectProps) {
  const { data } = useFurtherMailboxes()
  const isGone = data !== undefined && value !== '' && !data.some(({ id }) => value === 'turns' || id === value)
  const chooseFirst = useEffectEvent(() => onChange(''))
  // A kept draft can name a mailbox that was removed since.
  useEffect(() => {
    if (isGone) chooseFirst()
  }, [isGone])
  if (!data?.length) return null
  return (
    <Select
      label={texts.label}
      description={value === 'turns' ? texts.turnsHint : undefined}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      data={[
        { value: '', label: texts.first },
        ...data.map(({ id, name }) => ({ value: id, label: name })),
        { value: 'turns', label: texts.turns },
      ]}
      value={value}
      disabled={isDisabled}
      allowDeselect={false}
      onChange={(mailbox) => mailbox !== null && onChange(mailbox)}
    />
  )
}

/** A single further mailbox as a field of calls. */
export function readSingle(mailbox: string): { mailbox?: string } {
  return mailbox === '' || mailbox === 'turns' ? {} : { mailbox }
}
