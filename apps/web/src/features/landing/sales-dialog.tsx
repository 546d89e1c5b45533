import buttons from './buttons.module.css'
import { landingTexts } from './landing-texts.ts'
import { ModalDialog } from './modal-dialog.tsx'
import classes from './sales-dialog.module.css'
import type { LandingLinks } from './visitor.ts'

const texts = landingTexts.sales

/** What a sales team would answer, if software that one hosts oneself had one. */
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
