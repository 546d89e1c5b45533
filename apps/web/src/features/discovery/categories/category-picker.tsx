import { Button, Collapse, Toggle } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { type CategoryId, categories } from '@troupe/contract/categories'
import { memo, useId } from 'react'
import { findCategoryHue } from '../../../ui/category-hues.ts'
import { categoryIcons } from '../../../ui/category-icons.ts'
import { toCssVariables } from '../../../ui/css-variables.ts'
import { discoverTexts } from '../discover-texts.ts'
import classes from './category-picker.module.css'

const texts = discoverTexts.categories

interface CategoryPickerProps {
  chosen: readonly CategoryId[]
  isOpen: boolean
  onToggleOpen: () => void
  onToggle: (category: CategoryId) => void
}

/** All content categories, each with its icon and the colour of its family; folded away once there are results. */
export function CategoryPicker({ chosen, isOpen, onToggleOpen, onToggle }: CategoryPickerProps) {
  const gridId = useId()
  return (
    <div className={classes.root}>
      <Button
        className={classes.opener}
        variant="subtle"
        color="gray"
        size="compact-sm"
        aria-expanded={isOpen}
        aria-controls={gridId}
        rightSection={<IconChevronDown className={classes.chevron} size={16} aria-hidden />}
        onClick={onToggleOpen}
      >
        {texts.title(chosen.length)}
      </Button>
      <Collapse expanded={isOpen} id={gridId} transitionDuration={140}>
        <fieldset className={classes.grid} aria-label={texts.label}>
          {categories.map(({ id, name }) => (
            <CategoryToggle key={id} id={id} name={name} isChosen={chosen.includes(id)} onToggle={onToggle} />
          ))}
        </fieldset>
      </Collapse>
    </div>
  )
}

interface CategoryToggleProps {
  id: CategoryId
  name: string
  isChosen: boolean
  onToggle: (category: CategoryId) => void
}

/** Remembered: a click on one of 75 draws one anew. */
const CategoryToggle = memo(function CategoryToggle({ id, name, isChosen, onToggle }: CategoryToggleProps) {
  const CategoryIcon = categoryIcons[id]
  return (
    <Toggle
      className={classes.toggle}
      autoWidth
      active={isChosen}
      style={toCssVariables({ '--tag-hue': findCategoryHue(id) })}
      onActiveChange={() => onToggle(id)}
    >
      <span className={classes.icon}>
        <CategoryIcon size={16} stroke={1.8} aria-hidden />
      </span>
      <span className={classes.name}>{name}</span>
    </Toggle>
  )
})
