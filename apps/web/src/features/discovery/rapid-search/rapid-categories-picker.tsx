import { CategoryToggle } from '../../../ui/category-toggle.tsx'
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
      {rapidCategories.map(({ id, name, icon, categoryIds: [category] }) => (
        <CategoryToggle
          key={id}
          name={name}
          icon={icon}
          category={category}
          isChosen={chosen.includes(id)}
          onToggle={() => onChange(toggle(id))}
        />
      ))}
    </fieldset>
  )
}
