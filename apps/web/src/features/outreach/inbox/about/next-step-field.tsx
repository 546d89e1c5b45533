import { Button, Group, Text, TextInput } from '@mantine/core'
import { IconBell, IconX } from '@tabler/icons-react'
import { type NextStep, nextStepMaxLength } from '@troupe/contract/mail/inbox'
import { useState } from 'react'
import { formatDayAndTime } from '../../../../lib/format/dates.ts'
import { isEnter } from '../../../../lib/is-enter.ts'
import { Moment } from '../../../../ui/moment.tsx'
import { LaterMenu } from '../later/later-menu.tsx'
import { aboutTexts } from './about-texts.ts'

const texts = aboutTexts.step

interface NextStepFieldProps {
  step: NextStep | null
  /** @returns whether the step was saved. */
  onChange: (step: NextStep | null) => Promise<boolean>
}

/** The next step of a thread, and the time of its reminder. */
export function NextStepField({ step, onChange }: NextStepFieldProps) {
  /** Text that is not known to be saved; undefined: that of the step, which others may change meanwhile. */
  const [typed, setTyped] = useState<string>()
  const [isOpen, setOpen] = useState(false)
  const forget = (text: string | undefined) => setTyped((latest) => (latest === text ? undefined : latest))
  /** Shows what was typed until it is saved. What cannot be saved stays in the field. */
  const save = async (at: string) => {
    const isSaved = await onChange({ at, text: (typed ?? step?.text ?? '').trim() })
    if (isSaved) forget(typed)
  }
  const keepText = () => {
    if (!step || typed === undefined) return
    if (typed.trim() === step.text) setTyped(undefined)
    else void save(step.at)
  }
  const remove = async () => {
    setTyped('')
    await onChange(null)
    forget('')
  }
  return (
    <>
      <TextInput
        aria-label={texts.text}
        placeholder={texts.placeholder}
        maxLength={nextStepMaxLength}
        autoComplete="off"
        value={typed ?? step?.text ?? ''}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={keepText}
        onKeyDown={(event) => isEnter(event) && (step ? keepText() : setOpen(true))}
      />
      <Text size="sm" c="dimmed" my={8}>
        {step ? <Moment label={texts.due} at={step.at} format={formatDayAndTime} /> : texts.none}
      </Text>
      <Group gap={8}>
        <LaterMenu
          isOpen={isOpen}
          onOpenChange={setOpen}
          onChoose={(at) => void save(at.toISOString())}
          target={
            <Button
              variant="default"
              size="xs"
              leftSection={<IconBell size={16} stroke={1.6} aria-hidden />}
              onClick={() => setOpen(!isOpen)}
            >
              {step ? texts.change : texts.remind}
            </Button>
          }
        />
        {step && (
          <Button
            variant="subtle"
            color="gray"
            size="xs"
            leftSection={<IconX size={16} stroke={1.6} aria-hidden />}
            onClick={() => void remove()}
          >
            {texts.remove}
          </Button>
        )}
      </Group>
    </>
  )
}
