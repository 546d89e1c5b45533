import { useMediaQuery } from '@mantine/hooks'
import { useState } from 'react'
import { CreatorCard } from '../../../../ui/creator-card/creator-card.tsx'
import { Disclosure } from '../../../../ui/disclosure.tsx'
import type { FetchedChannel } from '../state/draft-storage.ts'
import { toShownCreator } from '../state/to-shown-creator.ts'
import { wizardTexts } from '../state/wizard-texts.ts'
import type { WizardValues } from '../state/wizard-values.ts'
import classes from './live-card.module.css'

const texts = wizardTexts.card

/** As wide as the two columns of the wizard need. */
const wideWizard = '(min-width: 64em)'

interface LiveCardProps {
  channel: FetchedChannel
  values: WizardValues
}

/** The card under which brands find the channel, with what has been entered so far; folded on a narrow screen. */
export function LiveCard({ channel, values }: LiveCardProps) {
  const isWide = useMediaQuery(wideWizard, undefined, { getInitialValueInEffect: false }) === true
  const [at] = useState(() => new Date())
  const card = <CreatorCard creator={toShownCreator(channel.profile, values, at)} tabIndex={-1} />
  return (
    <aside className={classes.root} aria-label={texts.title}>
      {isWide ? (
        <>
          <p className={classes.title}>{texts.title}</p>
          {card}
          <p className={classes.hint}>{texts.hint}</p>
        </>
      ) : (
        <Disclosure summary={texts.title}>
          {card}
          <p className={classes.hint}>{texts.hint}</p>
        </Disclosure>
      )}
    </aside>
  )
}
