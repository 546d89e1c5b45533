import type { CategoryId } from '@troupe/contract/catalogues/categories'
import { getCategoryName } from '../../lib/format/names.ts'
import { toCssVariables } from '../css-variables.ts'
import { findCategoryHue } from './category-hues.ts'
import classes from './category-tag.module.css'

/** A tag in the muted colour of the category's family. */
export function CategoryTag({ id }: { id: CategoryId }) {
  const name = getCategoryName(id)
  return (
    <span className={classes.root} style={toCssVariables({ '--tag-hue': findCategoryHue(id) })} title={name}>
      {name}
    </span>
  )
}
