import { SegmentedControl, Text } from '@mantine/core'
import { type ThreadDetails, ThreadState, threadStates } from '@troupe/contract/mail/inbox'
import { type ReactNode, useId } from 'react'
import { AssigneeSelect } from '../../../../ui/team/assignee-select.tsx'
import { useTeam } from '../../../../ui/team/team-context.ts'
import type { ThreadChangeInput } from '../../api/inbox.ts'
import { CreatorMails } from '../../creator-mails/creator-mails.tsx'
import { inboxTexts } from '../texts/inbox-texts.ts'
import classes from './about.module.css'
import { aboutTexts as texts } from './about-texts.ts'
import { NextStepField } from './next-step-field.tsx'
import { NoteField } from './note-field.tsx'

interface AboutThreadProps {
  thread: ThreadDetails
  campaignsPath: string
  /** @returns whether the thread was changed. */
  onChange: (change: ThreadChangeInput) => Promise<boolean>
  /** The card of a creator, and what else the page shows of them. */
  renderCreator: (creatorId: string) => ReactNode
}

/** Next step, notes and the creator, beside the mails. */
export function AboutThread({ thread, campaignsPath, onChange, renderCreator }: AboutThreadProps) {
  const { creator, address, state } = thread
  const { hasColleagues } = useTeam()
  return (
    <div className={classes.root}>
      <Part title={texts.state}>
        <SegmentedControl
          fullWidth
          transitionDuration={0}
          aria-label={texts.state}
          data={threadStates.map((value) => ({ value, label: inboxTexts.states[value] }))}
          value={state}
          onChange={(value) => onChange({ state: ThreadState.parse(value) })}
        />
      </Part>
      {hasColleagues && (
        <Part title={texts.assigned}>
          <AssigneeSelect
            isLabelHidden
            value={thread.assigned_to}
            onChange={(assigned_to) => onChange({ assigned_to })}
          />
        </Part>
      )}
      <Part title={texts.step.title}>
        <NextStepField key={thread.id} step={thread.next_step} onChange={(next_step) => onChange({ next_step })} />
      </Part>
      <Part title={texts.note.title}>
        <NoteField key={thread.id} threadId={thread.id} note={thread.note} />
      </Part>
      <Part title={texts.creator}>
        {creator ? (
          renderCreator(creator.id)
        ) : (
          <Text size="sm" c="dimmed">
            {texts.unknown}
          </Text>
        )}
        {address !== '' && (
          <Text size="sm" c="dimmed" className={classes.address}>
            {address}
          </Text>
        )}
      </Part>
      {creator && (
        <Part title={texts.history}>
          <CreatorMails creatorId={creator.id} campaignsPath={campaignsPath} />
        </Part>
      )}
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={classes.part} aria-labelledby={id}>
      <h3 className={classes.title} id={id}>
        {title}
      </h3>
      {children}
    </section>
  )
}
