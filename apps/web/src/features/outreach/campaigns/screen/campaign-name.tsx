import { ActionIcon, Alert, Button, Group, Modal, TextInput, Title } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconPencil } from '@tabler/icons-react'
import { CampaignName as CampaignNameSchema, campaignNameMaxLength } from '@troupe/contract/mail/campaign-name'
import type { Campaign } from '@troupe/contract/mail/campaigns'
import { type FormEvent, useState } from 'react'
import { toFormRule } from '../../../../lib/form-rule.ts'
import { useRenameCampaign } from '../../api/campaign-changes.ts'
import { labelMergeFields } from '../../name-merge-field.ts'
import { campaignTexts } from '../campaign-texts.ts'
import classes from './campaign-screen.module.css'

const texts = campaignTexts.rename
const findProblem = toFormRule(CampaignNameSchema)

/** The name of a campaign as the title of its screen, with a button that changes it. */
export function CampaignName({ campaign }: { campaign: Campaign }) {
  const [isOpen, dialog] = useDisclosure()
  const name = labelMergeFields(campaign.name)
  return (
    <div>
      <Title order={1} dir="auto" className={classes.name}>
        {name}
      </Title>
      <ActionIcon
        className={classes.rename}
        variant="subtle"
        color="gray"
        size={40}
        aria-label={texts.open}
        aria-haspopup="dialog"
        onClick={dialog.open}
      >
        <IconPencil size={18} stroke={1.6} aria-hidden />
      </ActionIcon>
      <Modal
        opened={isOpen}
        onClose={dialog.close}
        title={texts.title}
        closeButtonProps={{ 'aria-label': texts.close }}
      >
        <RenameForm campaignId={campaign.id} name={name} onDone={dialog.close} />
      </Modal>
    </div>
  )
}

interface RenameFormProps {
  campaignId: string
  name: string
  onDone: () => void
}

function RenameForm({ campaignId, name, onDone }: RenameFormProps) {
  const [typed, setTyped] = useState(name)
  const [problem, setProblem] = useState<string | null>(null)
  const rename = useRenameCampaign(campaignId)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = findProblem(typed)
    setProblem(found)
    if (found === null) rename.mutate(typed, { onSuccess: onDone })
  }
  return (
    <form onSubmit={submit} noValidate>
      <TextInput
        label={texts.name}
        description={texts.hint}
        maxLength={campaignNameMaxLength}
        autoComplete="off"
        data-autofocus
        value={typed}
        error={problem}
        onChange={(event) => {
          setTyped(event.currentTarget.value)
          setProblem(null)
        }}
      />
      {rename.error && (
        <Alert color="red" role="alert" mt={16}>
          {texts.failed(rename.error.message)}
        </Alert>
      )}
      <Group justify="flex-end" gap={8} mt={24}>
        <Button variant="default" onClick={onDone}>
          {texts.cancel}
        </Button>
        <Button type="submit" loading={rename.isPending}>
          {texts.save}
        </Button>
      </Group>
    </form>
  )
}
