import { Button, Skeleton, Text, ThemeIcon, Title } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { CreatorCard } from '../../../ui/creator-card/creator-card.tsx'
import { ScreenTitle } from '../../../ui/screen-title.tsx'
import { useOwnChannel } from '../api/own-channel.ts'
import { readOwnToken } from '../own-channel/own-token.ts'
import { OnboardingFrame } from './onboarding-frame.tsx'
import type { OnboardingLinks } from './refused-views.tsx'
import classes from './registered-view.module.css'
import { wizardTexts } from './state/wizard-texts.ts'

const texts = wizardTexts.success

/** Shown once the channel is registered: its card in the catalogue, and the way to the creator's page. */
export function RegisteredView({ links }: { links: OnboardingLinks }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [token] = useState(readOwnToken)
  useEffect(() => heading.current?.focus(), [])
  return (
    <OnboardingFrame>
      <div className={classes.root}>
        <ThemeIcon size={56} radius="50%" variant="light" aria-hidden>
          <IconCheck size={28} />
        </ThemeIcon>
        <ScreenTitle title={texts.title} />
        <Title order={1} ref={heading} tabIndex={-1} className={classes.title}>
          {texts.title}
        </Title>
        <Text>{texts.text}</Text>
        {token !== null && <RegisteredCard token={token} />}
        <Text c="dimmed">{texts.mail}</Text>
        <div className={classes.ways}>
          {token !== null && (
            <Button component={Link} to={links.ownChannel} size="md" h={48}>
              {texts.seePage}
            </Button>
          )}
          <Button component={Link} to={links.auth} size="md" h={48} variant={token === null ? 'filled' : 'default'}>
            {texts.signIn}
          </Button>
        </div>
      </div>
    </OnboardingFrame>
  )
}

/** The card as it is stored. Without an answer nothing is missing: the page behind the link has it, too. */
function RegisteredCard({ token }: { token: string }) {
  const { data, isPending } = useOwnChannel(token)
  if (isPending) return <Skeleton className={classes.card} height={300} radius="lg" />
  if (!data) return null
  return (
    <div className={classes.card}>
      <CreatorCard creator={data.creator} tabIndex={-1} />
    </div>
  )
}
