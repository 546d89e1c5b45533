import { IconRosetteDiscountCheckFilled } from '@tabler/icons-react'
import type { Creator } from '@troupe/contract/creators'
import { memo } from 'react'
import { Link } from 'react-router'
import { getCountryName } from '../../lib/format/names.ts'
import { PlatformGlyph } from '../creator/platform-glyph.tsx'
import type { CreatorItemProps } from './creator-item.ts'
import classes from './creator-name.module.css'
import { creatorTexts as texts } from './creator-texts.ts'

interface CreatorNameProps {
  creator: Pick<Creator, 'title' | 'handle' | 'platform' | 'verified' | 'region'>
  id: string
  link: CreatorItemProps['link']
}

/** Name, platform and handle in two lines. */
export const CreatorName = memo(function CreatorName({ creator, id, link }: CreatorNameProps) {
  const { title, handle, platform, verified, region } = creator
  const fullHandle = handle.startsWith('@') ? handle : `@${handle}`
  return (
    <>
      <h3 className={classes.nameLine} id={id}>
        <span className={classes.name} dir="auto" title={title}>
          {link ? (
            // Among results, Tab leads to the whole item, which Enter opens.
            <Link {...link} className={classes.link} tabIndex={-1}>
              {title}
            </Link>
          ) : (
            title
          )}
        </span>
        {verified && (
          <IconRosetteDiscountCheckFilled
            className={classes.verified}
            size={18}
            role="img"
            aria-label={texts.verified}
            title={texts.verified}
          />
        )}
      </h3>
      <p className={classes.handleLine}>
        <PlatformGlyph platform={platform} />
        <span className={classes.handle} dir="ltr" title={fullHandle}>
          {fullHandle}
        </span>
        {region && <span className={classes.region}>{getCountryName(region)}</span>}
      </p>
    </>
  )
})
