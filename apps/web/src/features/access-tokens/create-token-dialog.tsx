import { Modal } from '@mantine/core'
import { describeFailure } from '../../lib/transport/describe-failure.ts'
import { dialogTexts } from '../../ui/dialog-texts.ts'
import { OneTimeSecret } from '../../ui/one-time-secret.tsx'
import { accessTokenTexts as texts } from './access-token-texts.ts'
import { useCreateAccessToken } from './api/access-tokens.ts'
import { TokenForm } from './token-form.tsx'

interface CreateTokenDialogProps {
  isOpen: boolean
  onClose: () => void
}

const { title, ...shown } = texts.created

/** Where a token is made, and then shown this once. */
export function CreateTokenDialog({ isOpen, onClose }: CreateTokenDialogProps) {
  const creation = useCreateAccessToken()
  const token = creation.data?.token
  const close = () => {
    creation.reset()
    onClose()
  }
  return (
    <Modal
      opened={isOpen}
      onClose={close}
      title={token ? title : texts.form.title}
      closeButtonProps={{ 'aria-label': dialogTexts.close }}
      // A token that was not copied is lost; a slip beside the dialog is not meant.
      closeOnClickOutside={!token}
    >
      {token ? (
        <OneTimeSecret secret={token} {...shown} onDone={close} />
      ) : (
        <TokenForm
          failure={creation.error && describeFailure(creation.error, texts.form.failed)}
          isSaving={creation.isPending}
          onSubmit={(body) => creation.mutate(body)}
          onCancel={close}
        />
      )}
    </Modal>
  )
}
