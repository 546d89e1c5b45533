import type { CreatorProfile } from '@troupe/contract/discover/creator-profile'
import { translate } from '../../../../lib/language/text.ts'
import { Disclosure } from '../../../../ui/disclosure.tsx'
import { PanelSection } from './panel-section.tsx'
import { panelTexts as texts } from './panel-texts.ts'
import classes from './signal-list.module.css'

interface SignalListProps {
  signals: CreatorProfile['signals']
  notKnown: CreatorProfile['not_known']
}

/** Signals derived from the figures, each with its basis and limits. */
export function SignalList({ signals, notKnown }: SignalListProps) {
  return (
    <PanelSection title={texts.sections.signals}>
      {signals.length === 0 && <p className={classes.basis}>{texts.noSignals}</p>}
      <ul className={classes.root}>
        {signals.map(({ kind, tone, text, basis }) => (
          <li key={kind} data-tone={tone}>
            <p className={classes.text}>
              {text} {tone !== 'neutral' && <span className={classes.tone}>{texts.tones[tone]}</span>}
            </p>
            <p className={classes.basis}>{basis}</p>
          </li>
        ))}
      </ul>
      {notKnown.length > 0 && (
        <Disclosure summary={texts.notKnown}>
          <ul className={classes.unknown}>
            {notKnown.map((sentence) => (
              <li key={sentence}>{translate(sentence)}</li>
            ))}
          </ul>
        </Disclosure>
      )}
    </PanelSection>
  )
}
