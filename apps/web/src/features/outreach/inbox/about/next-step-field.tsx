import { Button, Group, Text, TextInput } from '@mantine/core'
import { IconBell, IconX } from '@tabler/icons-react'
import { type NextStep, nextStepMaxLength } from '@troupe/contract/mail/inbox'
import { useState } from 'react'
import { formatDayAndTime } from '../../../../lib/format/dates.ts'
import { Moment } from '../../../../ui/moment.tsx'
import { LaterMenu } from '../later/later-menu.tsx'
import { aboutTexts } from './about-texts.ts'

const texts = aboutTexts.step

interface NextStepFieldProps {
  step: NextStep | null
  onChange: (step: NextStep | null) => void
}

/** The next step of a thread, and the time of its reminder. */
export function NextStepField({ step, onChange }: NextStepFieldProps) {
  const [typed, setTyped] = useState(step?.text ?? '')
  const [isOpen, setOpen] = useState(false)
  const keepText = () => {
    if (step && typed.trim() !== step.text) onChange({ at: step.at, text: typed.trim() })
  }
  return (
    <>
      <TextInput
        aria-label={texts.text}
        placeholder={texts.placeholder}
        maxLength={nextStepMaxLength}
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={keepText}
        onKeyDown={(event) => event.key === 'Enter' && (step ? keepText() : setOpen(true))}
      />
      <Text size="sm" c="dimmed" my={8}>
        {step ? <Moment label={texts.due} at={step.at} format={formatDayAndTime} /> : texts.none}
      </Text>
      <Group gap={8}>
        <LaterMenu
          isOpen={isOpen}
          onOpenChange={setOpen}
          onChoose={(at) => onChange({ at: at.toISOString(), text: typed.trim() })}
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
            onClick={() => {
              setTyped('')
              onChange(null)
            }}
          >
            {texts.remove}
          </Button>
        )}
      </Group>
    </>
  )
}
