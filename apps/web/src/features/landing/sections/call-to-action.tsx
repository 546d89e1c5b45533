import buttons from '../elements/buttons.module.css'
import { landingTexts } from '../elements/landing-texts.ts'
import type { LandingLinks } from '../elements/visitor.ts'
import classes from './call-to-action.module.css'

const texts = landingTexts.callToAction

export function CallToAction({ links, onTalkToSales }: { links: LandingLinks; onTalkToSales: () => void }) {
  return (
    <section className={classes.root}>
      <Company />
      <div className={classes.content}>
        <h2>{texts.title}</h2>
        <div className={classes.actions}>
          <a href={links.dashboard} className={buttons.primary}>
            {texts.start}
          </a>
          <button type="button" className={buttons.secondary} onClick={onTalkToSales}>
            {texts.sales}
          </button>
        </div>
      </div>
    </section>
  )
}

/** The product's mark, large and cropped by the frame. */
function Company() {
  return (
    <svg className={classes.company} viewBox="0 0 240 190" aria-hidden="true">
      <circle cx="60" cy="145" r="50" />
      <circle cx="180" cy="145" r="50" />
      <circle data-front cx="120" cy="95" r="60" />
    </svg>
  )
}
