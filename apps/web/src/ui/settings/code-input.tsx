import { type ClipboardEvent, type KeyboardEvent, type Ref, useImperativeHandle, useRef } from 'react'
import classes from './code-input.module.css'

export interface CodeInputHandle {
  focusFirst: () => void
}

interface CodeInputProps {
  /** The digits entered so far, starting with the first box. */
  value: string
  onChange: (value: string) => void
  length: number
  label: string
  boxLabel: (position: number, length: number) => string
  isInvalid?: boolean
  disabled?: boolean
  ref?: Ref<CodeInputHandle>
}

/** Removes everything but digits, also of full width, as Chinese and Japanese input methods write them. */
export const onlyDigits = (text: string) => text.normalize('NFKC').replace(/\D/g, '')

/**
 * One box per digit. Typing moves to the next box, Backspace in an empty box moves back, and pasted or autofilled text
 * is reduced to its digits. There are never gaps, so the value is always the beginning of the code.
 */
export function CodeInput(props: CodeInputProps) {
  const { value, onChange, length, label, boxLabel, isInvalid = false, disabled = false, ref } = props
  const boxes = useRef<(HTMLInputElement | null)[]>([])
  const focusBox = (index: number) => boxes.current[Math.max(0, Math.min(index, length - 1))]?.focus()
  useImperativeHandle(ref, () => ({ focusFirst: () => boxes.current[0]?.focus() }))

  const enter = (index: number, digits: string) => {
    const at = Math.min(index, value.length)
    onChange((value.slice(0, at) + digits + value.slice(at + digits.length)).slice(0, length))
    focusBox(at + digits.length)
  }
  const changeBox = (index: number, text: string) => {
    const digits = onlyDigits(text)
    const present = value[index]
    if (text === '') onChange(value.slice(0, index) + value.slice(index + 1))
    else if (digits.length === 2 && present !== undefined) enter(index, digits.replace(present, ''))
    else if (digits !== '') enter(index, digits)
  }
  const handleKey = (event: KeyboardEvent, index: number) => {
    if (event.key === 'ArrowLeft') focusBox(index - 1)
    else if (event.key === 'ArrowRight') focusBox(index + 1)
    else if (event.key === 'Backspace' && value[index] === undefined) {
      onChange(value.slice(0, Math.max(0, index - 1)))
      focusBox(index - 1)
    } else return
    event.preventDefault()
  }
  const handlePaste = (event: ClipboardEvent) => {
    event.preventDefault()
    const digits = onlyDigits(event.clipboardData.getData('text')).slice(0, length)
    if (digits === '') return
    onChange(digits)
    focusBox(digits.length)
  }

  return (
    <fieldset className={classes.root} aria-label={label} dir="ltr">
      {Array.from({ length }, (_, index) => (
        <input
          // biome-ignore lint/suspicious/noArrayIndexKey: a box is its position
          key={index}
          ref={(element) => {
            boxes.current[index] = element
          }}
          className={classes.box}
          value={value[index] ?? ''}
          // Dialogs focus this box when they open.
          data-autofocus={index === 0 || undefined}
          inputMode="numeric"
          pattern="[0-9]*"
          autoComplete={index === 0 ? 'one-time-code' : 'off'}
          aria-label={boxLabel(index + 1, length)}
          aria-invalid={isInvalid || undefined}
          disabled={disabled}
          onChange={(event) => changeBox(index, event.target.value)}
          onKeyDown={(event) => handleKey(event, index)}
          onPaste={handlePaste}
          onFocus={(event) => event.target.select()}
        />
      ))}
    </fieldset>
  )
}
