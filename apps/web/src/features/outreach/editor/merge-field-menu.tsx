import { Button, Popover, Text, TextInput, UnstyledButton } from '@mantine/core'
import { IconBraces } from '@tabler/icons-react'
import { type MergeField, mergeFields, toColumnField } from '@troupe/contract/mail/merge-fields'
import { useState } from 'react'
import { translate } from '../../../lib/language/text.ts'
import { keepEscape } from '../keep-escape.ts'
import { nameMergeField } from '../name-merge-field.ts'
import { showMergeFields } from '../shown-merge-fields.ts'
import { editorTexts } from './editor-texts.ts'
import classes from './mail-editor.module.css'
import { useMergeColumns } from './merge-columns.tsx'

const texts = editorTexts.mergeField
const fallbackMaxLength = 200

interface MergeFieldMenuProps {
  /** Must match the height of the elements beside it. */
  size: 'xs' | 'sm'
  /** @param field as it is shown: `[Name|there]`. */
  onInsert: (field: string) => void
}

/** Inserts a creator's field, with a fallback for unknown values. */
export function MergeFieldMenu({ size, onInsert }: MergeFieldMenuProps) {
  const [isOpen, setOpen] = useState(false)
  const [fallback, setFallback] = useState('')
  const columns = useMergeColumns()
  const insert = (name: MergeField) => {
    setOpen(false)
    setFallback('')
    onInsert(showMergeFields(toPlaceholder(name, fallback)))
  }
  return (
    <Popover opened={isOpen} onChange={setOpen} trapFocus shadow="md" position="bottom-end" width={304}>
      <Popover.Target>
        <Button
          variant="default"
          size={size}
          className={classes.fieldButton}
          leftSection={<IconBraces size={16} aria-hidden />}
          aria-label={texts.label}
          title={texts.label}
          onClick={() => setOpen(!isOpen)}
        >
          <span className={classes.fieldButtonText}>{texts.short}</span>
        </Button>
      </Popover.Target>
      <Popover.Dropdown onKeyDown={keepEscape}>
        <Text size="xs" c="dimmed" mb={8}>
          {texts.hint}
        </Text>
        <TextInput
          size="xs"
          label={texts.fallback}
          description={texts.fallbackHint}
          inputWrapperOrder={['label', 'input', 'description']}
          maxLength={fallbackMaxLength}
          autoComplete="off"
          value={fallback}
          onChange={(event) => setFallback(event.currentTarget.value)}
        />
        <ul className={classes.fieldList}>
          {mergeFields.map(({ name, example }) => (
            <li key={name}>
              <UnstyledButton
                className={classes.fieldItem}
                aria-label={texts.item(nameMergeField(name), translate(example))}
                onClick={() => insert(name)}
              >
                <span>{nameMergeField(name)}</span>
                <span className={classes.example}>{translate(example)}</span>
              </UnstyledButton>
            </li>
          ))}
          {columns.map((column) => (
            <li key={column}>
              <UnstyledButton className={classes.fieldItem} onClick={() => insert(toColumnField(column))}>
                <span dir="auto">{nameMergeField(toColumnField(column))}</span>
              </UnstyledButton>
            </li>
          ))}
        </ul>
      </Popover.Dropdown>
    </Popover>
  )
}

/** Builds a placeholder. Braces and brackets in the fallback would end it early, so they are removed. */
function toPlaceholder(name: MergeField, fallback: string): string {
  const kept = fallback.replace(/[[\]{}]/g, '').trim()
  return kept === '' ? `{{${name}}}` : `{{${name}|${kept}}}`
}
