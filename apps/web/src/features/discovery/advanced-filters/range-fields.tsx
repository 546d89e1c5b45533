import { Fieldset, NumberInput } from '@mantine/core'
import { formatExact } from '../../../lib/format/numbers.ts'
import { filterTexts as texts } from './filter-texts.ts'
import { type Range, type RangeDraft, type RangeEnd, settleRange } from './range.ts'
import classes from './range-fields.module.css'

interface RangeFieldsProps {
  label: string
  hint?: string
  value: RangeDraft
  limits: Range
  step: number
  /** Number of decimal places. */
  decimalScale?: number
  onChange: (value: RangeDraft) => void
}

const ends = ['min', 'max'] as const

/** The two ends of a range. Input is corrected when the field loses focus; the arrows keep the ends from crossing. */
export function RangeFields({ label, hint, value, limits, step, decimalScale = 0, onChange }: RangeFieldsProps) {
  const settled = settleRange(value, limits)
  const bounds: Record<RangeEnd, Range> = {
    min: { min: limits.min, max: settled.max },
    max: { min: settled.min, max: limits.max },
  }
  return (
    <Fieldset variant="unstyled" legend={label} className={classes.root}>
      {ends.map((end) => (
        <NumberInput
          key={end}
          label={texts[end]}
          aria-label={`${label}: ${texts[end]}`}
          value={value[end]}
          placeholder={formatExact(limits[end])}
          {...bounds[end]}
          step={step}
          decimalScale={decimalScale}
          thousandSeparator=","
          allowNegative={false}
          clampBehavior="none"
          onChange={(typed) => onChange({ ...value, [end]: typed })}
          onBlur={() => onChange(settleRange(value, limits, end))}
        />
      ))}
      {hint && <p className={classes.hint}>{hint}</p>}
    </Fieldset>
  )
}
