import { Loader, Title } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { progressTexts as texts } from '../conversation/progress-texts.ts'
import type { Chat } from '../conversation/use-chat.ts'
import classes from './progress-panel.module.css'

/** Progress of the assistant. Its steps are announced by the conversation's live region. */
export function ProgressPanel({ progress: { done, thoughts } }: { progress: NonNullable<Chat['progress']> }) {
  return (
    <section className={classes.root} aria-label={texts.title} aria-busy={done < texts.steps.length}>
      <Title order={2} size="h3">
        {texts.title}
      </Title>
      <div className={classes.columns}>
        <ol className={classes.steps}>
          {texts.steps.map((step, position) => (
            <li key={step} data-state={position < done ? 'done' : position === done ? 'current' : 'waiting'}>
              <span className={classes.mark}>
                {position < done && <IconCheck size={16} stroke={2} role="img" aria-label={texts.done} />}
                {position === done && <Loader size={14} aria-hidden />}
              </span>
              {step}
            </li>
          ))}
        </ol>
        <ul className={classes.thoughts} aria-hidden>
          {thoughts.map((thought) => (
            <li key={thought} dir="auto">
              {thought}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
