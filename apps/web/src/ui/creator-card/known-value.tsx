import { VisuallyHidden } from '@mantine/core'
import { creatorTexts } from './creator-texts.ts'

interface KnownValueProps {
  value: number | null
  /** The formatted value. */
  format: (value: number) => string
  /** Tooltip of the value. */
  formatExact: (value: number) => string
}

/** A number, exact on hover; or a dash that says it is not known. Never a made-up zero. */
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
