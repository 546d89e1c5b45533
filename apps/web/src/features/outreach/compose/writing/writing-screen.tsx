import { Button, Group, Skeleton, Title } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { useKeptFocus } from '../../../../lib/use-kept-focus.ts'
import { ScreenTitle } from '../../../../ui/screen-title.tsx'
import { DraftNotice, DraftStatus } from '../../drafts/draft-status.tsx'
import { MergeColumns } from '../../editor/merge-columns.tsx'
import type { OutreachPaths } from '../../outreach-paths.ts'
import { FollowUpsStep } from './follow-ups-step.tsx'
import { MailStep } from './mail-step.tsx'
import { RecipientsStep } from './recipients-step.tsx'
import { ReviewStep } from './review-step.tsx'
import { SetupNotice } from './setup-notice.tsx'
import { StepNavigation } from './step-navigation.tsx'
import { useWriting, type Writing } from './use-writing.ts'
import classes from './writing.module.css'
import { readStep, stepNames, type WritingStep, writingSteps } from './writing-steps.ts'
import { writingTexts as texts } from './writing-texts.ts'

interface WritingScreenProps {
  paths: OutreachPaths
  /** Path of the search for creators. */
  searchPath: string
}

/** A mail in steps: its recipients, its text, its follow-ups, and each mail before it leaves. */
export function WritingScreen({ paths, searchPath }: WritingScreenProps) {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const step = readStep(search.get('step'))
  const writing = useWriting((id) => void navigate(`${paths.campaigns}/${id}`, { replace: true }))
  const { kept, isSending } = writing
  const root = useRef<HTMLDivElement>(null)
  useKeptFocus(root, isSending)
  return (
    <div ref={root} className={classes.root} tabIndex={-1}>
      <Group justify="space-between" gap="4px 24px">
        <ScreenTitle title={texts.title} />
        <Title order={1}>{texts.title}</Title>
        <DraftStatus kept={kept} />
      </Group>
      {writing.isReady ? (
        <MergeColumns collectionId={writing.draft.collectionId}>
          <SetupNotice refusal={writing.refusal} settingsPath={paths.emailConfig} />
          <DraftNotice kept={kept} isDisabled={isSending} />
          <StepNavigation current={step} states={writing.states} />
          <StepContent step={step} writing={writing} paths={paths} searchPath={searchPath} />
        </MergeColumns>
      ) : (
        <Skeleton height={400} role="status" aria-label={texts.loading} />
      )}
    </div>
  )
}

interface StepContentProps extends WritingScreenProps {
  step: WritingStep
  writing: Writing
}

function StepContent({ step, writing, paths, searchPath }: StepContentProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  // The link that was pressed stays, but what follows it is another step.
  useEffect(() => {
    if (shown.current !== step) heading.current?.focus()
    shown.current = step
  }, [step])
  return (
    <section className={classes.content} aria-labelledby="writing-step">
      <Title order={2} size="h3" id="writing-step" ref={heading} tabIndex={-1} className={classes.stepTitle}>
        {stepNames[step]}
      </Title>
      {step === 'recipients' && <RecipientsStep writing={writing} paths={paths} searchPath={searchPath} />}
      {step === 'mail' && <MailStep writing={writing} settingsPath={paths.emailConfig} />}
      {step === 'follow-ups' && <FollowUpsStep writing={writing} />}
      {step === 'review' && <ReviewStep writing={writing} paths={paths} />}
      <StepButtons step={step} />
    </section>
  )
}

/** The ways to the step before and to the next one. */
function StepButtons({ step }: { step: WritingStep }) {
  const index = writingSteps.indexOf(step)
  const before = writingSteps[index - 1]
  const next = writingSteps[index + 1]
  return (
    <Group gap={8} className={classes.buttons}>
      {before && (
        <Button variant="default" component={Link} to={`?step=${before}`}>
          {texts.back}
        </Button>
      )}
      {next && (
        <Button component={Link} to={`?step=${next}`}>
          {texts.next(stepNames[next])}
        </Button>
      )}
    </Group>
  )
}
