import { NumberInput, type NumberInputProps } from '@mantine/core'
import type { ClipboardEvent } from 'react'
import { numberSeparators } from '../lib/format/number-separators.ts'
import { readPastedNumber } from '../lib/format/pasted-number.ts'

interface AmountInputProps extends Omit<NumberInputProps, 'onChange'> {
  onChange: (amount: number | string) => void
}

/**
 * Field for an amount of money. It is typed with the separators of the language; a pasted one may have others, which the
 * field would take for those of the language: "99.50" would be 9,950 in German.
 */
export function AmountInput({ onChange, ...props }: AmountInputProps) {
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const { value, selectionStart, selectionEnd } = event.currentTarget
    const isReplaced = selectionStart === 0 && selectionEnd === value.length
    const amount = readPastedNumber(event.clipboardData.getData('text'))
    if (amount === undefined || !isReplaced) return
    event.preventDefault()
    onChange(Number(amount))
  }
  return (
    <NumberInput
      inputMode="decimal"
      hideControls
      {...numberSeparators}
      onChange={onChange}
      onPaste={paste}
      {...props}
    />
  )
}
