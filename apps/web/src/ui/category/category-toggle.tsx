import { Toggle } from '@mantine/core'
import type { Icon } from '@tabler/icons-react'
import type { CategoryId } from '@troupe/contract/catalogues/categories'
import { toCssVariables } from '../css-variables.ts'
import { findCategoryHue } from './category-hues.ts'
import classes from './category-toggle.module.css'

interface CategoryToggleProps {
  name: string
  icon: Icon
  /** Category whose family gives the colour. */
  category: CategoryId
  isChosen: boolean
  onToggle: () => void
}

/** A toggle for a content category, with its icon and the colour of its family. */
export function CategoryToggle({ name, icon: CategoryIcon, category, isChosen, onToggle }: CategoryToggleProps) {
  return (
    <Toggle
      className={classes.root}
      autoWidth
      active={isChosen}
      style={toCssVariables({ '--tag-hue': findCategoryHue(category) })}
      onActiveChange={onToggle}
    >
      <span className={classes.icon}>
        <CategoryIcon size={16} stroke={1.8} aria-hidden />
      </span>
      <span className={classes.name}>{name}</span>
    </Toggle>
  )
}
