import { Anchor, Button, Text } from '@mantine/core'
import type { EmailProvider } from '@troupe/contract/mail/email-provider'
import { useEffect, useState } from 'react'
import { onMailConnection } from '../../../lib/mail-connection-channel.ts'
import { useAskToRead } from '../api/reading-permission.ts'
import { readingTexts } from './reading-texts.ts'

const texts = readingTexts.permission
const popup = 'popup,width=500,height=600'

interface PermitReadingProps {
  provider: EmailProvider
  /** Called when the provider's page was answered, whatever the answer. */
  onAnswered: () => void
}

/** Opens the page on which a provider asks whether the account may be read. */
export function PermitReading({ provider, onAnswered }: PermitReadingProps) {
  const ask = useAskToRead(provider)
  const [blockedPage, setBlockedPage] = useState<string>()
  useEffect(() => onMailConnection(onAnswered), [onAnswered])
  const open = () =>
    ask.mutate(undefined, {
      onSuccess(page) {
        if (page === null) return onAnswered()
        setBlockedPage(window.open(page, 'troupe-permission', popup) === null ? page : undefined)
      },
    })
  return (
    <>
      <Button variant="default" size="xs" mt={8} loading={ask.isPending} onClick={open}>
        {texts.permit}
      </Button>
      {blockedPage && (
        <Anchor href={blockedPage} target="troupe-permission" size="sm" ml={12} inherit>
          {texts.openPage}
        </Anchor>
      )}
      {ask.error && (
        <Text size="sm" mt={8}>
          {texts.failed(ask.error.message)}
        </Text>
      )}
    </>
  )
}
