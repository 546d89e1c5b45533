import { Button, Pill } from '@mantine/core'
import classes from './filter-chips.module.css'
import { filterTexts } from './filter-texts.ts'

const texts = filterTexts.active

interface FilterChip {
  key: string
  label: string
  onRemove: () => void
}

interface FilterChipsProps {
  chips: readonly FilterChip[]
  onRemoveAll: () => void
}

/** Active filters as removable chips; renders nothing without filters. */
export function FilterChips({ chips, onRemoveAll }: FilterChipsProps) {
  if (chips.length === 0) return null
  return (
    <div className={classes.root}>
      <ul className={classes.list} aria-label={texts.label}>
        {chips.map(({ key, label, onRemove }) => (
          <li key={key}>
            <Pill
              size="md"
              className={classes.chip}
              withRemoveButton
              onRemove={onRemove}
              // Mantine hides the button from keyboards and screen readers, since in inputs Backspace does the same.
              removeButtonProps={{ 'aria-hidden': false, 'aria-label': texts.remove(label), tabIndex: 0 }}
            >
              {label}
            </Pill>
          </li>
        ))}
      </ul>
      <Button variant="subtle" color="gray" size="compact-sm" onClick={onRemoveAll}>
        {texts.clear}
      </Button>
    </div>
  )
}
