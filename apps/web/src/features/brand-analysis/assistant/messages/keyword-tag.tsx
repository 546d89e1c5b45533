import { Popover, Text } from '@mantine/core'
import type { KeywordSource } from '@troupe/contract/brand-analysis'
import { type KeyboardEvent, useId, useState } from 'react'
import { assistantTexts } from '../conversation/assistant-texts.ts'
import classes from './keyword-tag.module.css'

const texts = assistantTexts.strategy

interface KeywordTagProps {
  keyword: string
  /** The passage of the document, shown while the tag is hovered, focused or touched. */
  source: KeywordSource | undefined
}

/** A keyword as a tag. */
export function KeywordTag({ keyword, source }: KeywordTagProps) {
  if (source) return <SourcedTag source={source} keyword={keyword} />
  return (
    <span className={classes.root} dir="auto">
      {keyword}
    </span>
  )
}

function SourcedTag({ keyword, source }: { keyword: string; source: KeywordSource }) {
  const [isOpen, setOpen] = useState(false)
  const passageId = useId()
  const open = () => setOpen(true)
  const close = () => setOpen(false)
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close()
  }
  return (
    // The passage belongs to the tag: pointing at it keeps it open.
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same on focus
    <span className={classes.hold} onMouseEnter={open} onMouseLeave={close}>
      <Popover
        opened={isOpen}
        onDismiss={close}
        offset={0}
        width={320}
        position="bottom-start"
        shadow="md"
        withRoles={false}
      >
        <Popover.Target>
          <button
            type="button"
            className={classes.root}
            data-sourced
            dir="auto"
            aria-describedby={isOpen ? passageId : undefined}
            onFocus={open}
            onBlur={close}
            onClick={open}
            onKeyDown={closeOnEscape}
          >
            {keyword}
          </button>
        </Popover.Target>
        <Popover.Dropdown id={passageId} role="tooltip">
          <Text size="xs" c="dimmed">
            {source.page === null ? texts.source : texts.page(source.page)}
          </Text>
          <blockquote className={classes.passage} dir="auto">
            {source.passage}
          </blockquote>
        </Popover.Dropdown>
      </Popover>
    </span>
  )
}
