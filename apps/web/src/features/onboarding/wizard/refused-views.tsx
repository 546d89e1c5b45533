import { Anchor, Button, Text, Title } from '@mantine/core'
import { Link } from 'react-router'
import { Notice } from '../../../ui/notice.tsx'
import { ScreenTitle } from '../../../ui/screen-title.tsx'
import { OnboardingFrame } from './onboarding-frame.tsx'
import classes from './refused-views.module.css'
import { wizardTexts } from './state/wizard-texts.ts'

/** Paths of the pages to which the wizard's views link. */
export interface OnboardingLinks {
  home: string
  auth: string
  /** The page of a creator who has registered. */
  ownChannel: string
}

/** Shown if there is no usable invitation. */
export function ForbiddenView({ links }: { links: OnboardingLinks }) {
  const texts = wizardTexts.forbidden
  return (
    <OnboardingFrame>
      <div className={classes.root}>
        <ScreenTitle title={texts.title} />
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

/** Shown if the invitation could not be checked. */
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
