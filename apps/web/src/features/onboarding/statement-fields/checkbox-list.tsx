import { Checkbox, SimpleGrid } from '@mantine/core'
import { translate } from '../../../lib/language/text.ts'
import classes from './checkbox-list.module.css'

interface CheckboxListProps {
  label: string
  /** Texts of the contract, shown translated. */
  options: readonly string[]
  checked: readonly string[]
  onChange: (checked: string[]) => void
}

/** Chooses any number of options. Two columns on a phone, with rows high enough for touch. */
export function CheckboxList({ label, options, checked, onChange }: CheckboxListProps) {
  return (
    <Checkbox.Group label={label} value={[...checked]} onChange={onChange}>
      <SimpleGrid cols={{ base: 2, xs: 3 }} spacing={8} verticalSpacing={0}>
        {options.map((option) => (
          <Checkbox
            key={option}
            value={option}
            label={translate(option)}
            classNames={{ body: classes.option, labelWrapper: classes.labelWrapper, label: classes.label }}
          />
        ))}
      </SimpleGrid>
    </Checkbox.Group>
  )
}
