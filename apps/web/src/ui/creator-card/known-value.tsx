import { VisuallyHidden } from '@mantine/core'
import { creatorTexts } from './creator-texts.ts'

interface KnownValueProps {
  value: number | null
  /** The formatted value. */
  format: (value: number) => string
  /** Tooltip of the value. */
  formatExact: (value: number) => string
}

/** A number with its exact value on hover, or a dash for an unknown value. Unknown values are never shown as 0. */
export function KnownValue({ value, format, formatExact }: KnownValueProps) {
  if (value === null) {
    return (
      <span>
        <span aria-hidden>–</span>
        <VisuallyHidden>{creatorTexts.unknown}</VisuallyHidden>
      </span>
    )
  }
  return (
    <data value={value} title={formatExact(value)}>
      {format(value)}
    </data>
  )
}
