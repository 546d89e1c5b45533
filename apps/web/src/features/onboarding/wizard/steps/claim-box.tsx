import { Alert, Button, Stack, Text } from '@mantine/core'
import { tell } from '../../../../lib/language/tell.ts'
import { useClaimChannel } from '../../api/claim-channel.ts'
import { ProofCode } from '../../proof/proof-code.tsx'
import { wizardTexts } from '../state/wizard-texts.ts'
import classes from './claim-box.module.css'

const texts = wizardTexts.claim

interface ClaimBoxProps {
  token: string
  /** URL of a channel that is registered already. */
  url: string
  onProven: () => void
}

/** Lets the owner of a channel that somebody else registered prove it, and go on. */
export function ClaimBox({ token, url, onProven }: ClaimBoxProps) {
  const claim = useClaimChannel({ token, url })
  const ask = () => claim.mutate(undefined, { onSuccess: ({ is_proven }) => is_proven && onProven() })
  const { data, error } = claim
  // The first answer only repeats what stands below the code.
  const found = data && data.message_key !== 'onboarding.proof_issued' ? tell(data, data.message) : null
  return (
    <section className={classes.root} aria-label={texts.title}>
      <Text fw={600}>{texts.title}</Text>
      {data ? (
        <ProofCode
          code={data.code}
          expiresAt={data.expires_at}
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
