import type { CategoryId } from '@troupe/contract/catalogues/categories'
import { memo } from 'react'
import { getCategoryName } from '../../lib/format/names.ts'
import { joinWords } from '../../lib/format/punctuation.ts'
import { CategoryTag } from '../category/category-tag.tsx'
import classes from './card-categories.module.css'
import { creatorTexts as texts } from './creator-texts.ts'

const shownCategories = 2

/** The first categories of a creator in one line, and the number of others, which are named on hover. */
export const CardCategories = memo(function CardCategories({ ids }: { ids: readonly CategoryId[] }) {
  const others = ids.slice(shownCategories)
  return (
    <ul className={classes.root} aria-label={texts.categories}>
      {ids.slice(0, shownCategories).map((id) => (
        <li key={id}>
          <CategoryTag id={id} />
        </li>
      ))}
      {others.length > 0 && (
        <li className={classes.more} title={joinWords(others.map(getCategoryName))}>
          {texts.moreCategories(others.length)}
        </li>
      )}
    </ul>
  )
})
