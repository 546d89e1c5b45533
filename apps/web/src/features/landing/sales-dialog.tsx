import buttons from './elements/buttons.module.css'
import { landingTexts } from './elements/landing-texts.ts'
import { ModalDialog } from './elements/modal-dialog.tsx'
import type { LandingLinks } from './elements/visitor.ts'
import classes from './sales-dialog.module.css'

const texts = landingTexts.sales

/** Answers to typical sales questions; self-hosted software has no sales team. */
export function SalesDialog({ links, onClose }: { links: LandingLinks; onClose: () => void }) {
  return (
    <ModalDialog title={texts.title} onClose={onClose}>
      <div className={classes.root}>
        <p>{texts.lead}</p>
        <dl>
          {texts.answers.map(({ question, answer }) => (
            <div key={question}>
              <dt>{question}</dt>
              <dd>{answer}</dd>
            </div>
          ))}
        </dl>
        <a href={links.dashboard} className={buttons.primary}>
          {texts.start}
        </a>
      </div>
    </ModalDialog>
  )
}
