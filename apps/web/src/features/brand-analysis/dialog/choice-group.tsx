import { Button, Text } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import classes from './brand-selector.module.css'
import { dialogTexts } from './dialog-texts.ts'
import type { Choice } from './use-choice.ts'

const texts = dialogTexts.result

interface ChoiceGroupProps<Item extends string> {
  name: string
  choice: Choice<Item>
  /** Shown if nothing is offered. */
  nothing: string
  children: ReactNode
}

/** A group of options with the number chosen, and buttons for all or none. */
export function ChoiceGroup<Item extends string>({ name, choice, nothing, children }: ChoiceGroupProps<Item>) {
  const { offered, chosen, chooseAll, chooseNone } = choice
  const nameId = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend cannot stand in one line with the buttons
    <div role="group" aria-labelledby={nameId} className={classes.group}>
      <div className={classes.head}>
        <h3 id={nameId} className={classes.name}>
          {name}
        </h3>
        <Text size="sm" c="dimmed" className={classes.count} role="status">
          {texts.chosen(chosen.length, offered.length)}
        </Text>
        {offered.length > 0 && (
          <span className={classes.headActions}>
            <Button
              variant="subtle"
              size="compact-sm"
              aria-label={texts.ofGroup(texts.selectAll, name)}
              onClick={chooseAll}
            >
              {texts.selectAll}
            </Button>
            <Button
              variant="subtle"
              size="compact-sm"
              aria-label={texts.ofGroup(texts.selectNone, name)}
              onClick={chooseNone}
            >
              {texts.selectNone}
            </Button>
          </span>
        )}
      </div>
      {offered.length > 0 ? (
        children
      ) : (
        <Text size="sm" c="dimmed">
          {nothing}
        </Text>
      )}
    </div>
  )
}
