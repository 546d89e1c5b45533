import { landingTexts } from '../elements/landing-texts.ts'
import type { SampleCreator } from '../figures/sample-creators.ts'
import classes from './letter-scene.module.css'

const texts = landingTexts.demo.letter

/** A mail and its recipients. The greeting names the current one. */
export function LetterScene({ recipients, sentCount }: { recipients: readonly SampleCreator[]; sentCount: number }) {
  const current = recipients[Math.min(sentCount, recipients.length - 1)]
  return (
    <div className={classes.root}>
      <div className={classes.letter}>
        <p className={classes.subject}>{texts.subject}</p>
        <p>
          <mark>{texts.greeting(current?.name ?? '')}</mark>
        </p>
        <p>{texts.body}</p>
      </div>
      <ul className={classes.recipients}>
        {recipients.map(({ name }, index) => (
          <li key={name} data-sent={index < sentCount || undefined}>
            <strong>{name}</strong>
            {index < sentCount ? texts.sent : texts.waiting}
          </li>
        ))}
      </ul>
    </div>
  )
}
