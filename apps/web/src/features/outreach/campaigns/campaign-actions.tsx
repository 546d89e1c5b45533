import { Button, Group, Modal, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { notifications } from '@mantine/notifications'
import type { Campaign } from '@troupe/contract/mail/campaigns'
import { type CampaignChange, isOver, useChangeCampaign } from '../api/campaigns.ts'
import { campaignTexts as texts } from './campaign-texts.ts'

/** Pauses, resumes or cancels a campaign that has not ended. */
export function CampaignActions({ campaign }: { campaign: Campaign }) {
  const change = useChangeCampaign(campaign.id)
  const [isAsking, asking] = useDisclosure()
  if (isOver(campaign)) return null
  const start = (name: CampaignChange) =>
    change.mutate(name, {
      onError: ({ message }) => notifications.show({ color: 'red', title: texts.changeFailed, message }),
      onSettled: asking.close,
    })
  const isBusy = (name: CampaignChange) => change.isPending && change.variables === name
  return (
    <Group gap={8}>
      {campaign.state === 'running' && (
        <Button variant="default" loading={isBusy('pause')} onClick={() => start('pause')}>
          {texts.pause}
        </Button>
      )}
      {campaign.state !== 'running' && (
        <Button loading={isBusy('resume')} onClick={() => start('resume')}>
          {campaign.state === 'paused' ? texts.resume : texts.startNow}
        </Button>
      )}
      <Button variant="subtle" color="red" aria-haspopup="dialog" onClick={asking.open}>
        {texts.cancel}
      </Button>
      <Modal
        opened={isAsking}
        onClose={asking.close}
        title={texts.confirmCancel.title}
        closeButtonProps={{ 'aria-label': texts.confirmCancel.close }}
      >
        <Text>{texts.confirmCancel.text(campaign.counts.waiting)}</Text>
        <Group justify="flex-end" gap={8} mt={24}>
          <Button variant="default" data-autofocus onClick={asking.close}>
            {texts.confirmCancel.back}
          </Button>
          <Button color="red" loading={isBusy('cancel')} onClick={() => start('cancel')}>
            {texts.confirmCancel.confirm}
          </Button>
        </Group>
      </Modal>
    </Group>
  )
}
