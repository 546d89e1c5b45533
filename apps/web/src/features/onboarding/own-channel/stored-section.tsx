import type { OwnChannel } from '@troupe/contract/own-channel'
import { SettingsSection } from '../../../ui/settings-section.tsx'
import classes from './own-channel-screen.module.css'
import { ownChannelTexts } from './own-channel-texts.ts'

const texts = ownChannelTexts.stored

/** Who sees what is stored, and what was done with it. */
export function StoredSection({ stored }: Pick<OwnChannel, 'stored'>) {
  return (
    <SettingsSection title={texts.title} lead={texts.lead}>
      <ul className={classes.list}>
        <li>{texts.everyone}</li>
        <li>{texts.collections(stored.collections)}</li>
        <li>{texts.messages(stored.messages)}</li>
        <li>{texts.posts(stored.posts)}</li>
      </ul>
    </SettingsSection>
  )
}
