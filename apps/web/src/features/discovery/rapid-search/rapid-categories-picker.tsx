import { Toggle } from '@mantine/core'
import { findCategoryHue } from '../../../ui/category-hues.ts'
import { toCssVariables } from '../../../ui/css-variables.ts'
import classes from '../categories/category-picker.module.css'
import { rapidCategories } from './rapid-categories.ts'
import { rapidTexts as texts } from './rapid-texts.ts'

interface RapidCategoriesPickerProps {
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
}

/** The 18 categories of this screen. */
export function RapidCategoriesPicker({ chosen, onChange }: RapidCategoriesPickerProps) {
  const toggle = (id: string) => (chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id])
  return (
    <fieldset className={classes.grid} aria-label={texts.categories}>
      {rapidCategories.map(({ id, name, icon: CategoryIcon, categoryIds }) => (
        <Toggle
          key={id}
          className={classes.toggle}
          autoWidth
          active={chosen.includes(id)}
          style={toCssVariables({ '--tag-hue': findCategoryHue(categoryIds[0]) })}
          onActiveChange={() => onChange(toggle(id))}
        >
          <span className={classes.icon}>
            <CategoryIcon size={16} stroke={1.8} aria-hidden />
          </span>
          <span className={classes.name}>{name}</span>
        </Toggle>
      ))}
    </fieldset>
  )
}
