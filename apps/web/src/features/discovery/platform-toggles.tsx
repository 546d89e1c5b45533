import { UnstyledButton } from '@mantine/core'
import { type Platform, platformNames, platforms } from '@troupe/contract/platforms'
import { PlatformGlyph } from '../../ui/platform-glyph.tsx'
import { discoverTexts as texts } from './discover-texts.ts'
import classes from './platform-toggles.module.css'

interface PlatformTogglesProps {
  chosen: readonly Platform[]
  onToggle: (platform: Platform) => void
}

export function PlatformToggles({ chosen, onToggle }: PlatformTogglesProps) {
  return (
    <fieldset className={classes.root} aria-label={texts.platforms}>
      {platforms.map((platform) => (
        <UnstyledButton
          key={platform}
          className={classes.toggle}
          aria-pressed={chosen.includes(platform)}
          onClick={() => onToggle(platform)}
        >
          <span className={classes.glyph} aria-hidden>
            <PlatformGlyph platform={platform} />
          </span>
          {platformNames[platform]}
        </UnstyledButton>
      ))}
    </fieldset>
  )
}
