import { Alert, Button, Group, Modal, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { notifications } from '@mantine/notifications'
import type { Campaign, Resolution } from '@troupe/contract/mail/campaigns'
import { useState } from 'react'
import { useResolveAll } from '../api/campaign-mails.ts'
import { campaignTexts } from './campaign-texts.ts'

const texts = campaignTexts.decide

interface DecideUnknownProps {
  campaign: Pick<Campaign, 'id' | 'state'>
  /** Number of mails of unknown outcome to resolve. */
  count: number
  /** If given, resolves only the mails of this step. */
  step?: number
}

/** Resolves all mails of unknown outcome at once, after confirmation. */
export function DecideUnknown({ campaign, count, step }: DecideUnknownProps) {
  const [isAsking, asking] = useDisclosure()
  const [outcome, setOutcome] = useState<Resolution>('sent')
  const resolve = useResolveAll(campaign.id, (resolved) => {
    notifications.show({ message: outcome === 'sent' ? texts.doneSent(resolved) : texts.doneResend(resolved) })
    asking.close()
  })
  const ask = (asked: Resolution) => {
    setOutcome(asked)
    resolve.reset()
    asking.open()
  }
  const isResend = outcome === 'resend'
  return (
    <>
      <Button variant="default" size="xs" aria-haspopup="dialog" onClick={() => ask('sent')}>
        {texts.sent}
      </Button>
      {campaign.state !== 'cancelled' && (
        <Button variant="default" size="xs" aria-haspopup="dialog" onClick={() => ask('resend')}>
          {texts.resend}
        </Button>
      )}
      <Modal
        opened={isAsking}
        onClose={asking.close}
        title={isResend ? texts.resendTitle(count) : texts.sentTitle(count)}
        closeButtonProps={{ 'aria-label': texts.close }}
      >
        <Text>{isResend ? texts.resendText : texts.sentText}</Text>
        {resolve.error && (
          <Alert color="red" role="alert" mt={16}>
            {texts.failed(resolve.error.message)}
          </Alert>
        )}
        <Group justify="flex-end" gap={8} mt={24}>
          <Button variant="default" data-autofocus onClick={asking.close}>
            {texts.cancel}
          </Button>
          <Button loading={resolve.isPending} onClick={() => resolve.mutate({ outcome, step })}>
            {isResend ? texts.confirmResend(count) : texts.confirmSent(count)}
          </Button>
        </Group>
      </Modal>
    </>
  )
}
