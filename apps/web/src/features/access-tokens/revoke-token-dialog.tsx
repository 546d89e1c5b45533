import { Alert } from '@mantine/core'
import type { AccessToken } from '@troupe/contract/access-tokens'
import { describeFailure } from '../../lib/transport/describe-failure.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { accessTokenTexts } from './access-token-texts.ts'
import { useRevokeAccessToken } from './api/access-tokens.ts'

const texts = accessTokenTexts.revocation

interface RevokeTokenDialogProps {
  /** Undefined closes the dialog. */
  token: AccessToken | undefined
  onClose: () => void
}

/** Revokes a token after confirmation. */
export function RevokeTokenDialog({ token, onClose }: RevokeTokenDialogProps) {
  const revocation = useRevokeAccessToken()
  const close = () => {
    revocation.reset()
    onClose()
  }
  return (
    <ConfirmDialog
      isOpen={token !== undefined}
      title={texts.title}
      question={
        <>
          {token && texts.question(token.name)}
          {revocation.error && (
            <Alert color="red" role="alert" mt={16}>
              {describeFailure(revocation.error, texts.failed)}
            </Alert>
          )}
        </>
      }
      confirm={texts.confirm}
      isBusy={revocation.isPending}
      onConfirm={() => token && revocation.mutate(token.id, { onSuccess: close })}
      onClose={close}
    />
  )
}
