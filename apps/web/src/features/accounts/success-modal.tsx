import { Button, Modal, Stack, Text, Title } from '@mantine/core'
import { authTexts } from './auth-texts.ts'

const texts = authTexts.success

/** Says that the account exists. */
export function SuccessModal({ isOpen, onContinue }: { isOpen: boolean; onContinue: () => void }) {
  return (
    <Modal
      opened={isOpen}
      onClose={onContinue}
      withCloseButton={false}
      centered
      attributes={{ content: { 'aria-label': texts.title } }}
    >
      <Stack gap={24}>
        <Stack gap={8}>
          <Title order={2}>{texts.title}</Title>
          <Text>{texts.text}</Text>
        </Stack>
        <Button onClick={onContinue} data-autofocus>
          {texts.submit}
        </Button>
      </Stack>
    </Modal>
  )
}
