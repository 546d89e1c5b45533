import { Alert } from '@mantine/core'
import type { ConnectedProgram } from '@troupe/contract/account/connected-programs'
import { describeFailure } from '../../../lib/transport/describe-failure.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { useDisconnectProgram } from './api/connected-programs.ts'
import { connectedProgramTexts } from './connected-program-texts.ts'

const texts = connectedProgramTexts.disconnection

interface DisconnectDialogProps {
  /** Undefined closes the dialog. */
  program: ConnectedProgram | undefined
  onClose: () => void
}

/** Disconnects a program after confirmation. */
export function DisconnectDialog({ program, onClose }: DisconnectDialogProps) {
  const disconnection = useDisconnectProgram()
  const close = () => {
    disconnection.reset()
    onClose()
  }
  return (
    <ConfirmDialog
      isOpen={program !== undefined}
      title={texts.title}
      question={
        <>
          {program && texts.question(program.name)}
          {disconnection.error && (
            <Alert color="red" role="alert" mt={16}>
              {describeFailure(disconnection.error, texts.failed)}
            </Alert>
          )}
        </>
      }
      confirm={texts.confirm}
      isBusy={disconnection.isPending}
      onConfirm={() => program && disconnection.mutate(program.id, { onSuccess: close })}
      onClose={close}
    />
  )
}
