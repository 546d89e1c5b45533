import { Button, Collapse } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { type CategoryId, categories } from '@troupe/contract/catalogues/categories'
import { memo, useId } from 'react'
import { getCategoryName } from '../../../lib/format/names.ts'
import { categoryIcons } from '../../../ui/category/category-icons.ts'
import { CategoryToggle } from '../../../ui/category/category-toggle.tsx'
import { discoverTexts } from '../search/discover-texts.ts'
import classes from './category-picker.module.css'

const texts = discoverTexts.categories

interface CategoryPickerProps {
  chosen: readonly CategoryId[]
  isOpen: boolean
  onToggleOpen: () => void
  onToggle: (category: CategoryId) => void
}

/** All content categories with icons and the colours of their families; collapsed once there are results. */
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
          {categories.map(({ id }) => (
            <CategoryChoice
              key={id}
              id={id}
              name={getCategoryName(id)}
              isChosen={chosen.includes(id)}
              onToggle={onToggle}
            />
          ))}
        </fieldset>
      </Collapse>
    </div>
  )
}

interface CategoryChoiceProps {
  id: CategoryId
  name: string
  isChosen: boolean
  onToggle: (category: CategoryId) => void
}

/** Memoised: a click on one of 75 choices renders only that one again. */
const CategoryChoice = memo(function CategoryChoice({ id, name, isChosen, onToggle }: CategoryChoiceProps) {
  return (
    <CategoryToggle
      name={name}
      icon={categoryIcons[id]}
      category={id}
      isChosen={isChosen}
      onToggle={() => onToggle(id)}
    />
  )
})
