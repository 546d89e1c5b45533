import { platformNames } from '@troupe/contract/catalogues/platforms'
import type { CollectionTotals } from '@troupe/contract/collections'
import { formatCount, formatExact } from '../../../../lib/format/numbers.ts'
import { PlatformGlyph } from '../../../../ui/creator/platform-glyph.tsx'
import { KnownValue } from '../../../../ui/creator-card/known-value.tsx'
import { collectionTexts } from '../../collection-texts.ts'
import classes from './platform-table.module.css'

const texts = collectionTexts.totals

/** Number of creators and of followers on each platform. */
export function PlatformTable({ platforms }: Pick<CollectionTotals, 'platforms'>) {
  return (
    <table className={classes.root}>
      <thead>
        <tr>
          <th scope="col">{texts.platform}</th>
          <th scope="col">{texts.creators}</th>
          <th scope="col">{texts.reach}</th>
        </tr>
      </thead>
      <tbody>
        {platforms.map(({ platform, creators, reach }) => (
          <tr key={platform}>
            <th scope="row">
              <span className={classes.platform}>
                <PlatformGlyph platform={platform} />
                {platformNames[platform]}
              </span>
            </th>
            <td>{formatExact(creators)}</td>
            <td>
              <KnownValue value={reach} format={formatCount} formatExact={formatExact} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
