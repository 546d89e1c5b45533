import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { type MouseEvent, type RefObject, useEffect } from 'react'
import { collectionTexts } from './collection-texts.ts'
import classes from './conflict-notice.module.css'

const texts = collectionTexts.conflict

/** The version to keep of a part that was changed here and elsewhere. */
export type ConflictChoice = 'theirs' | 'mine' | 'both'

export interface Conflict<Part extends string> {
  part: Part
  label: string
  /** The stored version; may be empty. */
  theirs: string
  canCombine: boolean
}

interface ConflictNoticeProps<Part extends string> {
  /** Its owner focuses it when the form is submitted although nothing was chosen. */
  ref: RefObject<HTMLDivElement | null>
  conflicts: readonly Conflict<Part>[]
  onChoose: (part: Part, choice: ConflictChoice) => void
}

/** Shows what was written elsewhere since a form was opened, and asks what should stay. Stands in the form. */
export function ConflictNotice<Part extends string>({ ref, conflicts, onChoose }: ConflictNoticeProps<Part>) {
  // The submit button was disabled while it saved, and has lost the focus.
  useEffect(() => ref.current?.focus(), [ref])
  const choose = (part: Part, choice: ConflictChoice, { currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    onChoose(part, choice)
    const submit = form?.querySelector<HTMLElement>('[type="submit"]')
    const next = conflicts.length > 1 ? ref.current : submit
    next?.focus()
  }
  return (
    <Alert ref={ref} color="yellow" role="alert" tabIndex={-1} title={texts.title}>
      <Stack gap={12}>
        <Text size="sm">{texts.hint}</Text>
        {conflicts.map(({ part, label, theirs, canCombine }) => (
          <Stack key={part} gap={8} role="group" aria-label={label}>
            <Text size="sm" fw={600}>
              {texts.now(label)}
            </Text>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long text is scrolled by the keyboard, too. */}
            <blockquote className={classes.theirs} dir="auto" tabIndex={0}>
              {theirs === '' ? texts.empty : theirs}
            </blockquote>
            <Group gap={8}>
              <Button variant="default" size="xs" onClick={(event) => choose(part, 'theirs', event)}>
                {texts.theirs}
              </Button>
              <Button variant="default" size="xs" onClick={(event) => choose(part, 'mine', event)}>
                {texts.mine}
              </Button>
              {canCombine && (
                <Button variant="default" size="xs" onClick={(event) => choose(part, 'both', event)}>
                  {texts.both}
                </Button>
              )}
            </Group>
          </Stack>
        ))}
      </Stack>
    </Alert>
  )
}

/** The text that stays; both are separated by an empty line. */
export function chooseText(choice: ConflictChoice, { theirs, mine }: { theirs: string; mine: string }): string {
  if (choice === 'both') return [theirs, mine].filter((text) => text !== '').join('\n\n')
  return choice === 'theirs' ? theirs : mine
}
