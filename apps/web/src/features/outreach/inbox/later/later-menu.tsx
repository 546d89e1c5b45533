import { Button, Popover, Text, TextInput, UnstyledButton } from '@mantine/core'
import { type FormEvent, type ReactElement, type ReactNode, useState } from 'react'
import { formatDayAndTime } from '../../../../lib/format/dates.ts'
import { readSendAt, toLocalField } from '../../drafts/mail-draft.ts'
import { keepEscape } from '../../keep-escape.ts'
import { findLaterProblem, listLaterChoices, morningAfter } from './later-choices.ts'
import classes from './later-menu.module.css'
import { laterTexts as texts } from './later-texts.ts'

interface LaterMenuProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** Button that opens the menu, which has its name. */
  target: ReactElement
  onChoose: (at: Date) => void
  /** Shown above the choices. */
  children?: ReactNode
}

/** Menu of later times: the usual ones, or any within a year. */
export function LaterMenu({ isOpen, onOpenChange, target, onChoose, children }: LaterMenuProps) {
  const choose = (at: Date) => {
    onOpenChange(false)
    onChoose(at)
  }
  return (
    <Popover
      opened={isOpen}
      onChange={onOpenChange}
      trapFocus
      returnFocus
      shadow="md"
      position="bottom-end"
      width="min(304px, calc(100vw - 16px))"
    >
      <Popover.Target>{target}</Popover.Target>
      <Popover.Dropdown p={12} onKeyDown={keepEscape}>
        {children}
        <LaterChoices onChoose={choose} />
      </Popover.Dropdown>
    </Popover>
  )
}

/** Made anew at each opening, so that the times are those of now. */
function LaterChoices({ onChoose }: Pick<LaterMenuProps, 'onChoose'>) {
  const [now] = useState(() => new Date())
  const [typed, setTyped] = useState(() => toLocalField(morningAfter(now, 1)))
  const [problem, setProblem] = useState<string | null>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const at = readSendAt({ sendAt: typed })
    const found = findLaterProblem(at, new Date())
    setProblem(found)
    if (found === null && at) onChoose(at)
  }
  return (
    <>
      <ul className={classes.choices}>
        {listLaterChoices(now).map(({ label, at }) => (
          <li key={label}>
            <UnstyledButton className={classes.choice} onClick={() => onChoose(at)}>
              <span>{label}</span>
              <Text span size="sm" c="dimmed">
                {formatDayAndTime(at)}
              </Text>
            </UnstyledButton>
          </li>
        ))}
      </ul>
      <form className={classes.other} onSubmit={submit} noValidate>
        <TextInput
          type="datetime-local"
          label={texts.choose}
          value={typed}
          error={problem}
          onChange={(event) => {
            setTyped(event.currentTarget.value)
            setProblem(null)
          }}
        />
        <Button type="submit" variant="default">
          {texts.set}
        </Button>
      </form>
    </>
  )
}
