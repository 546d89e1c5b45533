import type { CreatorProfile } from '@troupe/contract/discover/creator-profile'
import { tell } from '../../../../lib/language/tell.ts'
import { Disclosure } from '../../../../ui/disclosure.tsx'
import { PanelSection } from './panel-section.tsx'
import { panelTexts as texts } from './panel-texts.ts'
import classes from './signal-list.module.css'

interface SignalListProps {
  signals: CreatorProfile['signals']
  notKnown: CreatorProfile['not_known']
  /** Keys of `notKnown`, in its order. */
  notKnownMessages: CreatorProfile['not_known_messages']
}

const tones: readonly CreatorProfile['signals'][number]['tone'][] = ['notable', 'good', 'neutral']

/** Warnings come first, then good signs. */
function sortByTone(signals: CreatorProfile['signals']): CreatorProfile['signals'] {
  return signals.toSorted((one, other) => tones.indexOf(one.tone) - tones.indexOf(other.tone))
}

/** Signals derived from the figures, each with its basis and limits. */
export function SignalList({ signals, notKnown, notKnownMessages }: SignalListProps) {
  return (
    <PanelSection title={texts.sections.signals}>
      {signals.length === 0 && <p className={classes.basis}>{texts.noSignals}</p>}
      <ul className={classes.root}>
        {sortByTone(signals).map(({ kind, tone, text, text_message, basis, basis_message }) => (
          <li key={kind} data-tone={tone}>
            <p className={classes.text}>
              {tell(text_message, text)}{' '}
              {tone !== 'neutral' && <span className={classes.tone}>{texts.tones[tone]}</span>}
            </p>
            <p className={classes.basis}>{tell(basis_message, basis)}</p>
          </li>
        ))}
      </ul>
      {notKnown.length > 0 && (
        <Disclosure summary={texts.notKnown}>
          <ul className={classes.unknown}>
            {notKnown.map((sentence, place) => (
              <li key={sentence}>{tell(notKnownMessages?.[place], sentence)}</li>
            ))}
          </ul>
        </Disclosure>
      )}
    </PanelSection>
  )
}
