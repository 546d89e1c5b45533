import { Toggle } from '@mantine/core'
import { platformNames } from '@troupe/contract/catalogues/platform-names'
import { type Platform, platforms } from '@troupe/contract/catalogues/platforms'
import { PlatformGlyph } from '../../../ui/creator/platform-glyph.tsx'
import { discoverTexts as texts } from '../search/discover-texts.ts'
import classes from './platform-toggles.module.css'

interface PlatformTogglesProps {
  chosen: readonly Platform[]
  onToggle: (platform: Platform) => void
}

export function PlatformToggles({ chosen, onToggle }: PlatformTogglesProps) {
  return (
    <fieldset className={classes.root} aria-label={texts.platforms}>
      {platforms.map((platform) => (
        <Toggle
          key={platform}
          className={classes.toggle}
          autoWidth
          active={chosen.includes(platform)}
          onActiveChange={() => onToggle(platform)}
        >
          <span className={classes.glyph} aria-hidden>
            <PlatformGlyph platform={platform} />
          </span>
          {platformNames[platform]}
        </Toggle>
      ))}
    </fieldset>
  )
}
