import { Anchor, Button, Text, Title } from '@mantine/core'
import { Link } from 'react-router'
import { Notice } from '../../../ui/notice.tsx'
import { OnboardingFrame } from './onboarding-frame.tsx'
import type { OnboardingLinks } from './onboarding-links.ts'
import classes from './refused-views.module.css'
import { wizardTexts } from './wizard-texts.ts'

/** Nobody gets in without an invitation that can still be used. */
export function ForbiddenView({ links }: { links: OnboardingLinks }) {
  const texts = wizardTexts.forbidden
  return (
    <OnboardingFrame>
      <div className={classes.root}>
        <Title order={1}>{texts.title}</Title>
        <Text size="lg">{texts.text}</Text>
        <Text c="dimmed">{texts.hint}</Text>
        <Button component={Link} to={links.home} size="md" mih={48} mt={16}>
          {texts.home}
        </Button>
        <Anchor component={Link} to={links.ownChannel} className={classes.link}>
          {texts.ownChannel}
        </Anchor>
      </div>
    </OnboardingFrame>
  )
}

/** It could not be found out whether the invitation can be used. */
export function UnreachableView({ reason, onRetry }: { reason: string; onRetry: () => void }) {
  const texts = wizardTexts.unreachable
  return (
    <OnboardingFrame>
      <Notice isError title={texts.title} text={reason}>
        <Button variant="default" mih={44} onClick={onRetry}>
          {texts.retry}
        </Button>
      </Notice>
    </OnboardingFrame>
  )
}
