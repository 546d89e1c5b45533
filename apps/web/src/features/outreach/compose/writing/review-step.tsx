import { Alert, Anchor, Button, Text } from '@mantine/core'
import { undoMinutes } from '@troupe/contract/campaigns/mail-review'
import { Link } from 'react-router'
import { CompanyNeeded } from '../../company/company-needed.tsx'
import { readSendAt } from '../../drafts/mail-draft.ts'
import { MailLaws } from '../../law/mail-laws.tsx'
import type { OutreachPaths } from '../../outreach-paths.ts'
import { ScheduleField } from '../schedule-field.tsx'
import { ReviewList } from './review-list.tsx'
import type { Writing } from './use-writing.ts'
import classes from './writing.module.css'
import { stepNames, writingSteps } from './writing-steps.ts'
import { writingTexts } from './writing-texts.ts'

const texts = writingTexts.send

/** Each mail before it leaves, and the button that sends them. */
export function ReviewStep({ writing, paths }: { writing: Writing; paths: OutreachPaths }) {
  return (
    <>
      <MissingParts writing={writing} />
      <ReviewList writing={writing} campaignsPath={paths.campaigns} />
      <MailLaws creatorIds={writing.creatorIds} />
      <SendBar writing={writing} />
    </>
  )
}

/** The steps in which something is missing, with the ways to them. */
function MissingParts({ writing: { states } }: { writing: Writing }) {
  const missing = writingSteps.filter((step) => step !== 'review' && states[step].kind === 'missing')
  if (missing.length === 0) return null
  return (
    <Alert color="yellow" title={texts.missing} role="region" aria-label={texts.missing}>
      <ul className={classes.missing}>
        {missing.map((step) => (
          <li key={step}>
            <Anchor component={Link} to={`?step=${step}`} size="sm" c="inherit" underline="always">
              {stepNames[step]}
            </Anchor>{' '}
            <Text span size="sm">
              {states[step].text}
            </Text>
          </li>
        ))}
      </ul>
    </Alert>
  )
}

function SendBar({ writing }: { writing: Writing }) {
  const { company, draft, change, sending, isSending, counts, states } = writing
  const { problem, submit } = sending
  const count = counts?.gets ?? 0
  const sendAt = readSendAt(draft)
  const isLater = sendAt !== undefined && sendAt.getTime() > Date.now()
  return (
    <div className={classes.sendBar}>
      {problem !== null && (
        <Alert color="red" role="alert" className={classes.problem}>
          {problem}
        </Alert>
      )}
      <CompanyNeeded entry={company} isDisabled={isSending} />
      <ScheduleField draft={draft} isDisabled={isSending} onChange={change} />
      <div className={classes.sendText}>
        <Text size="sm" c="dimmed">
          {isLater ? texts.undoScheduled : texts.undo(undoMinutes)}
        </Text>
        {draft.followUps.length > 0 && (
          <Text size="sm" c="dimmed">
            {texts.followUps(draft.followUps.length)}
          </Text>
        )}
      </div>
      <Button
        loading={isSending}
        loaderProps={{ 'aria-label': texts.sending }}
        disabled={states.review.kind === 'missing'}
        onClick={submit}
      >
        {isLater ? texts.schedule(count) : texts.mails(count)}
      </Button>
    </div>
  )
}
