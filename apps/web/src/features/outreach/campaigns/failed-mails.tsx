import { Alert, Button, Checkbox, Group, Modal, Stack } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { notifications } from '@mantine/notifications'
import { type Campaign, type RetriableReason, retriableReasons } from '@troupe/contract/mail/campaigns'
import { useState } from 'react'
import { Link } from 'react-router'
import { useRetryMails } from '../api/campaign-mails.ts'
import { CampaignAlert } from './campaign-alert.tsx'
import { campaignTexts } from './campaign-texts.ts'

const texts = campaignTexts.retryDialog
const labels = { gave_up: texts.gave_up, refused: texts.refused } satisfies Record<RetriableReason, unknown>
const hints = { gave_up: texts.gaveUpHint, refused: texts.refusedHint } satisfies Record<RetriableReason, string>

/** Number of failed mails, with a button that sends only these again. */
export function FailedMails({ campaign }: { campaign: Campaign }) {
  const [isAsking, asking] = useDisclosure()
  const { retriable } = campaign
  const failed = retriable.gave_up + retriable.refused
  if (failed === 0 || campaign.state === 'cancelled') return null
  return (
    <>
      <CampaignAlert title={campaignTexts.failedTitle(failed)} text={campaignTexts.failedText}>
        <Button variant="default" size="xs" component={Link} to="?state=failed">
          {campaignTexts.showFailed}
        </Button>
        <Button variant="default" size="xs" aria-haspopup="dialog" onClick={asking.open}>
          {campaignTexts.retryFailed}
        </Button>
      </CampaignAlert>
      <Modal
        opened={isAsking}
        onClose={asking.close}
        title={texts.title}
        closeButtonProps={{ 'aria-label': texts.close }}
      >
        <RetryForm campaign={campaign} onClose={asking.close} />
      </Modal>
    </>
  )
}

/** Chooses which failed mails to send again. Refused mails are included only if the user selects them. */
function RetryForm({ campaign, onClose }: { campaign: Campaign; onClose: () => void }) {
  const { id, retriable } = campaign
  const offered = retriableReasons.filter((reason) => retriable[reason] > 0)
  const [chosen, setChosen] = useState<readonly RetriableReason[]>(['gave_up'])
  const retry = useRetryMails(id, (retried) => {
    notifications.show({ message: texts.done(retried) })
    onClose()
  })
  const reasons = offered.filter((reason) => chosen.includes(reason))
  const count = reasons.reduce((sum, reason) => sum + retriable[reason], 0)
  const toggle = (reason: RetriableReason) =>
    setChosen(chosen.includes(reason) ? chosen.filter((other) => other !== reason) : [...chosen, reason])
  return (
    <Stack gap={16}>
      {offered.map((reason) => (
        <Checkbox
          key={reason}
          label={labels[reason](retriable[reason])}
          description={hints[reason]}
          checked={chosen.includes(reason)}
          onChange={() => toggle(reason)}
        />
      ))}
      {retry.error && (
        <Alert color="red" role="alert">
          {texts.failed(retry.error.message)}
        </Alert>
      )}
      <Group justify="flex-end" gap={8} mt={8}>
        <Button variant="default" onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button loading={retry.isPending} disabled={count === 0} onClick={() => retry.mutate(reasons)}>
          {texts.confirm(count)}
        </Button>
      </Group>
    </Stack>
  )
}
