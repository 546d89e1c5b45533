import { Button } from '@mantine/core'
import { memo } from 'react'
import { showMessage } from '../discover-messages.ts'
import { resultTexts as texts } from './result-texts.ts'

interface ConnectButtonProps {
  /** Of the creator. */
  name: string
  tabIndex: 0 | -1
}

/** Connecting with a creator, which is announced and cannot be done yet. */
export const ConnectButton = memo(function ConnectButton({ name, tabIndex }: ConnectButtonProps) {
  return (
    <Button
      variant="default"
      size="compact-sm"
      fw={500}
      tabIndex={tabIndex}
      aria-label={texts.connectWith(name)}
      onClick={() => showMessage(texts.connectSoon)}
    >
      {texts.connect}
    </Button>
  )
})
