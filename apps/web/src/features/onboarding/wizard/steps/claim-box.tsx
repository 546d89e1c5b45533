import { Alert, Button, Stack, Text } from '@mantine/core'
import type { Response } from '@troupe/contract/base/endpoint'
import type { ownChannelEndpoints } from '@troupe/contract/own-channel'
import { useState } from 'react'
import { tell } from '../../../../lib/language/tell.ts'
import { useClaimChannel } from '../../api/claim-channel.ts'
import { ProofCode } from '../../proof/proof-code.tsx'
import { wizardTexts } from '../state/wizard-texts.ts'
import classes from './claim-box.module.css'

const texts = wizardTexts.claim

type ClaimedCode = Response<typeof ownChannelEndpoints.claim>

interface ClaimBoxProps {
  token: string
  /** URL of a channel that is registered already. */
  url: string
  onProven: () => void
}

/** Lets the owner of a channel that another person registered prove it, and go on. */
export function ClaimBox({ token, url, onProven }: ClaimBoxProps) {
  const claim = useClaimChannel({ token, url })
  // Kept when a later check fails.
  const [known, setKnown] = useState<ClaimedCode | null>(null)
  const { data, error } = claim
  const ask = () =>
    claim.mutate(undefined, {
      onSuccess: (answer) => {
        setKnown(answer)
        if (answer.is_proven) onProven()
      },
    })
  // The first answer only repeats what stands below the code.
  const found = data && data.message_key !== 'onboarding.proof_issued' ? tell(data, data.message) : null
  return (
    <section className={classes.root} aria-label={texts.title}>
      <Text fw={600}>{texts.title}</Text>
      {known ? (
        <ProofCode
          code={known.code}
          expiresAt={known.expires_at}
          isChecking={claim.isPending}
          found={found}
          failure={error?.message ?? null}
          onCheck={ask}
        />
      ) : (
        <Stack gap={12} align="start">
          <Text size="sm">{texts.how}</Text>
          {error && (
            <Alert color="red" role="alert">
              {error.message}
            </Alert>
          )}
          <Button variant="default" mih={44} loading={claim.isPending} onClick={ask}>
            {texts.start}
          </Button>
        </Stack>
      )}
    </section>
  )
}
