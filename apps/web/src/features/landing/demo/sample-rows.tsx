import { formatCount } from '../../../lib/format/numbers.ts'
import { displayName } from '../../../lib/language/active-language.ts'
import { PlatformGlyph } from '../../../ui/creator/platform-glyph.tsx'
import { Poster } from '../figures/poster.tsx'
import type { SampleCreator } from '../figures/sample-creators.ts'
import classes from './sample-rows.module.css'

interface SampleRowsProps {
  creators: readonly SampleCreator[]
  isPassedOver: (creator: SampleCreator) => boolean
  isKept?: (creator: SampleCreator) => boolean
}

/** Sample channels, one per row. */
export function SampleRows({ creators, isPassedOver, isKept }: SampleRowsProps) {
  return (
    <ul className={classes.root}>
      {creators.map((creator) => (
        <li key={creator.name} data-passed-over={isPassedOver(creator) || undefined}>
          <span className={classes.portrait}>
            <Poster name={creator.poster} hue={creator.hue} />
          </span>
          <strong>{creator.name}</strong>
          <PlatformGlyph platform={creator.platform} size={14} />
          <span className={classes.country}>{displayName('country', creator.country)}</span>
          <span className={classes.followers}>{formatCount(creator.followers)}</span>
          {isKept && <Tick isShown={isKept(creator)} />}
        </li>
      ))}
    </ul>
  )
}

function Tick({ isShown }: { isShown: boolean }) {
  return (
    <svg
      className={classes.tick}
      data-shown={isShown || undefined}
      width="20"
      height="20"
      viewBox="0 0 20 20"
      aria-hidden
    >
      <circle cx="10" cy="10" r="9" />
      <path d="m6 10.5 3 3 5.5-6" />
    </svg>
  )
}
