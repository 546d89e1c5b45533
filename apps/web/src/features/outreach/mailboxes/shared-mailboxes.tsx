import { Button, Group, Text, Title } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import type { SharedMailbox } from '@troupe/contract/campaigns/shared-mailboxes'
import { emailProviderFacts } from '@troupe/contract/mail/email-provider'
import { useState } from 'react'
import framed from '../../../ui/settings/framed-list.module.css'
import { useSharedMailboxes } from '../api/further-mailboxes.ts'
import { describePace } from './describe-pace.ts'
import { EndSharingDialog } from './end-sharing-dialog.tsx'
import { mailboxTexts } from './mailbox-texts.ts'
import classes from './mailboxes.module.css'
import { PaceForm } from './pace-form.tsx'
import { sharingTexts as texts } from './sharing-texts.ts'
import { SignatureForm } from './signature-form.tsx'

/** The mailboxes that colleagues share; nothing where there are none. */
export function SharedMailboxes() {
  const { data, error, refetch } = useSharedMailboxes()
  const others = data?.mailboxes.filter(({ own }) => own === null) ?? []
  if (error) {
    return (
      <div role="alert">
        <Text size="sm" mb={8}>
          {mailboxTexts.failed(error.message)}
        </Text>
        <Button variant="default" size="xs" onClick={() => void refetch()}>
          {mailboxTexts.retry}
        </Button>
      </div>
    )
  }
  if (others.length === 0) return null
  return (
    <div>
      <Title order={3} size="h4" fz="md" mb={8}>
        {texts.list}
      </Title>
      <ul className={framed.root} aria-label={texts.list}>
        {others.map((mailbox) => (
          <ColleaguesMailbox key={mailbox.id} mailbox={mailbox} />
        ))}
      </ul>
    </div>
  )
}

function ColleaguesMailbox({ mailbox }: { mailbox: SharedMailbox }) {
  const { id, address, owner, provider, can_end: canEnd, settings } = mailbox
  const [isAsking, asking] = useDisclosure()
  const [form, setForm] = useState<'pace' | 'signature'>()
  const name = address ?? emailProviderFacts[provider].name
  const close = () => setForm(undefined)
  const managed = settings && { ...settings, sharedId: id, name }
  return (
    <li className={classes.mailbox}>
      <div className={classes.head}>
        <div className={classes.facts}>
          <Text fw={600} className={classes.reason}>
            {name}
          </Text>
          <Text size="sm">{texts.ownedBy(owner)}</Text>
          {settings && <Text size="sm">{describePace(settings.pace)}</Text>}
          {address === null && (
            <Text size="sm" c="dimmed">
              {texts.cannotSend}
            </Text>
          )}
        </div>
        <Group gap={8}>
          {settings && form === undefined && (
            <>
              <Button
                variant="default"
                size="xs"
                aria-label={mailboxTexts.changeSignatureOf(name)}
                onClick={() => setForm('signature')}
              >
                {mailboxTexts.changeSignature}
              </Button>
              <Button
                variant="default"
                size="xs"
                aria-label={mailboxTexts.changeOf(name)}
                onClick={() => setForm('pace')}
              >
                {mailboxTexts.change}
              </Button>
            </>
          )}
          {canEnd && (
            <Button variant="default" size="xs" aria-label={texts.endOf(name)} onClick={asking.open}>
              {texts.end}
            </Button>
          )}
        </Group>
      </div>
      {managed && form === 'pace' && <PaceForm mailbox={managed} onClose={close} />}
      {managed && form === 'signature' && <SignatureForm mailbox={managed} onClose={close} />}
      <EndSharingDialog mailbox={mailbox} name={name} isOpen={isAsking} onClose={asking.close} />
    </li>
  )
}
