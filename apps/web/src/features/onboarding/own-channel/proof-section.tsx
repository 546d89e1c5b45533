import { Alert, Button, Text } from '@mantine/core'
import { IconCircleCheckFilled } from '@tabler/icons-react'
import type { OwnChannel } from '@troupe/contract/own-channel'
import { tell } from '../../../lib/language/tell.ts'
import { SettingsSection } from '../../../ui/settings/settings-section.tsx'
import { useProveOwnChannel } from '../api/own-channel.ts'
import { ProofCode } from '../proof/proof-code.tsx'
import { changeTexts } from './change-texts.ts'
import classes from './proof-section.module.css'

const texts = changeTexts.proof

interface ProofSectionProps {
  token: string
  channel: Pick<OwnChannel, 'proven_at' | 'proof_code'>
}

/** Proves that the channel is the creator's, by a code in its description. */
export function ProofSection({ token, channel }: ProofSectionProps) {
  const proof = useProveOwnChannel(token)
  const { proven_at: provenAt, proof_code: proofCode } = channel
  // The first answer only repeats what stands below the code.
  const isNew = proof.data?.message_key === 'onboarding.proof_issued'
  return (
    <SettingsSection title={texts.title} lead={texts.lead}>
      {provenAt !== null ? (
        <p className={classes.proven} role="status">
          <IconCircleCheckFilled size={20} aria-hidden />
          {texts.proven(provenAt)}
        </p>
      ) : proofCode ? (
        <ProofCode
          code={proofCode.code}
          expiresAt={proofCode.expires_at}
          isChecking={proof.isPending}
          found={proof.data && !isNew ? tell(proof.data, proof.data.message) : null}
          failure={proof.error?.message ?? null}
          onCheck={() => proof.mutate()}
        />
      ) : (
        <>
          <Text size="sm">{texts.how}</Text>
          {proof.error && (
            <Alert color="red" role="alert">
              {proof.error.message}
            </Alert>
          )}
          <div>
            <Button variant="default" size="md" loading={proof.isPending} onClick={() => proof.mutate()}>
              {texts.start}
            </Button>
          </div>
        </>
      )}
    </SettingsSection>
  )
}
