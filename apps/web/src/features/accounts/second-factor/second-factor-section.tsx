import { Alert, Button, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { SecondFactorState } from '@troupe/contract/account/second-factor-settings'
import { useState } from 'react'
import framed from '../../../ui/settings/framed-list.module.css'
import row from '../../../ui/settings/framed-row.module.css'
import { SettingsSection } from '../../../ui/settings/settings-section.tsx'
import { describeError } from '../api/auth-errors.ts'
import { useSecondFactors } from '../api/second-factor.ts'
import { AppDialog } from './app-dialog.tsx'
import type { FactorDialog } from './factor-dialog.ts'
import { FactorList } from './factor-list.tsx'
import { AddPasskeyDialog, RenamePasskeyDialog } from './passkey-dialogs.tsx'
import { RenewCodesDialog, ShowCodesDialog } from './recovery-code-dialogs.tsx'
import { RemoveFactorDialog } from './remove-factor-dialog.tsx'
import { factorTexts as texts } from './second-factor-texts.ts'

/** Sets up and removes the user's second factors. */
export function SecondFactorSection({ email }: { email: string }) {
  const { data: factors, error, refetch } = useQuery(useSecondFactors())
  const [dialog, setDialog] = useState<FactorDialog>()
  return (
    <SettingsSection title={texts.title} lead={texts.lead}>
      {error && !factors && (
        <Alert color="red" role="alert" title={texts.failed}>
          {describeError(error, '')}
          <Button variant="default" size="xs" mt={8} display="block" onClick={() => refetch()}>
            {texts.retry}
          </Button>
        </Alert>
      )}
      {!factors && !error && <FactorSkeleton />}
      {factors && <FactorList factors={factors} onOpen={setDialog} />}
      {factors && dialog && <OpenDialog email={email} factors={factors} dialog={dialog} onChange={setDialog} />}
    </SettingsSection>
  )
}

interface OpenDialogProps {
  email: string
  factors: SecondFactorState
  dialog: FactorDialog
  onChange: (dialog: FactorDialog | undefined) => void
}

function OpenDialog({ email, factors, dialog, onChange }: OpenDialogProps) {
  const onClose = () => onChange(undefined)
  const onDone = (codes: string[] | null) => onChange(codes ? { kind: 'show-codes', codes } : undefined)
  const shared = { email, factors, onClose }
  switch (dialog.kind) {
    case 'set-up-app':
      return <AppDialog {...shared} onDone={onDone} />
    case 'add-passkey':
      return <AddPasskeyDialog {...shared} onDone={onDone} />
    case 'renew-codes':
      return <RenewCodesDialog {...shared} onDone={onDone} />
    case 'remove-app':
      return <RemoveFactorDialog {...shared} />
    case 'remove-passkey':
      return <RemoveFactorDialog {...shared} passkey={dialog.passkey} />
    case 'rename-passkey':
      return <RenamePasskeyDialog {...shared} passkey={dialog.passkey} />
    case 'show-codes':
      return <ShowCodesDialog codes={dialog.codes} onClose={onClose} />
  }
}

/** As high as the list without a factor, so that the layout does not shift. */
function FactorSkeleton() {
  return (
    <div className={framed.root} role="status" aria-label={texts.loading}>
      {[1, 2].map((place) => (
        <div key={place} className={row.root}>
          <Skeleton width={24} height={24} />
          <div className={row.text}>
            <Skeleton width={160} height={16} my={4} />
            <Skeleton width="80%" height={12} my={4} />
          </div>
        </div>
      ))}
    </div>
  )
}
