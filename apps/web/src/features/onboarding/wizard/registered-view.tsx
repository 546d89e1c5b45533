import { Button, Text, ThemeIcon, Title } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { ScreenTitle } from '../../../ui/screen-title.tsx'
import { OnboardingFrame } from './onboarding-frame.tsx'
import classes from './registered-view.module.css'
import { wizardTexts } from './state/wizard-texts.ts'

const texts = wizardTexts.success

/** Shown once the channel is registered. */
export function RegisteredView({ signInPath }: { signInPath: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
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
        <Text c="dimmed">{texts.mail}</Text>
        <Button component={Link} to={signInPath} size="md" mih={48} mt={16}>
          {texts.signIn}
        </Button>
      </div>
    </OnboardingFrame>
  )
}
