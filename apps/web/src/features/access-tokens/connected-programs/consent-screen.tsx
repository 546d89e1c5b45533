import { Button, Skeleton, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { describeFailure } from '../../../lib/transport/describe-failure.ts'
import { Logo } from '../../../ui/logo.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { ScreenTitle } from '../../../ui/screen-title.tsx'
import { useAuthorizationReview, useDecideAuthorization } from './api/connected-programs.ts'
import { connectedProgramTexts } from './connected-program-texts.ts'
import { ConsentForm } from './consent-form.tsx'
import classes from './consent-screen.module.css'

const texts = connectedProgramTexts.consent

interface ConsentScreenProps {
  /** The program's authorization request, as it stands in the address without `?`. */
  query: string
  /** Email address of the signed-in user. */
  account: string
  settingsPath: string
  /** Leaves the application for an address of the program. */
  onLeave: (address: string) => void
}

/** Asks the user whether a program may act on their behalf, and leads back to the program. */
export function ConsentScreen(props: ConsentScreenProps) {
  return (
    <main className={classes.root}>
      <ScreenTitle title={texts.screen} />
      <Logo />
      <section className={classes.place}>
        <Consent {...props} />
      </section>
    </main>
  )
}

function Consent({ query, account, settingsPath, onLeave }: ConsentScreenProps) {
  const { data: review, error } = useQuery(useAuthorizationReview(query))
  const decision = useDecideAuthorization()
  const leave = (address: string) => {
    // The server allows no other scheme; a script must never run here, whatever happens there.
    if (/^https?:\/\//.test(address)) onLeave(address)
  }
  if (error) {
    return (
      <Notice isError title={texts.failed} text={describeFailure(error, '')}>
        <Button component={Link} to={settingsPath} variant="default">
          {texts.settings}
        </Button>
      </Notice>
    )
  }
  if (!review) return <Loading />
  const { program } = review
  if (review.outcome === 'refused') {
    return (
      <Notice isError title={texts.refused(program.name)} text={review.reason}>
        <Button variant="default" onClick={() => leave(review.redirect_to)}>
          {texts.goBack(program.host)}
        </Button>
      </Notice>
    )
  }
  if (decision.data) {
    const { redirect_to } = decision.data
    return (
      <div role="status">
        <Notice title={texts.leaving(program.host)} text={texts.leavingLead}>
          <Button variant="default" onClick={() => leave(redirect_to)}>
            {texts.goOn}
          </Button>
        </Notice>
      </div>
    )
  }
  return (
    <div className={classes.card}>
      <ConsentForm
        program={program}
        asked={review.scopes}
        account={account}
        failure={decision.error && describeFailure(decision.error, texts.undecided)}
        isBusy={decision.isPending}
        onDecide={(allow, scopes) =>
          decision.mutate({ query, allow, scopes }, { onSuccess: ({ redirect_to }) => leave(redirect_to) })
        }
      />
    </div>
  )
}

/** As high as the shortest form, so that little moves when it comes. */
function Loading() {
  return (
    <Stack gap={16} role="status" aria-label={texts.loading} className={classes.card}>
      <Skeleton height={32} width="70%" />
      <Skeleton height={80} />
      <Skeleton height={120} />
      <Skeleton height={36} />
    </Stack>
  )
}
