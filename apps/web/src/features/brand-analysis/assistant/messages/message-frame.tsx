import { Button, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { formatExactTime } from '../../../../lib/format/dates.ts'
import { activeLocale } from '../../../../lib/language/active-language.ts'
import { assistantTexts } from '../conversation/assistant-texts.ts'
import type { ChatMessage } from '../conversation/chat-message.ts'
import classes from './message-frame.module.css'

const texts = assistantTexts.messages
const clockFormat = new Intl.DateTimeFormat(activeLocale(), { timeStyle: 'short' })
const dayFormat = new Intl.DateTimeFormat(activeLocale(), { dateStyle: 'medium', timeStyle: 'short' })

interface MessageFrameProps {
  message: ChatMessage
  /** Why it could not be saved, '' if that is not known; undefined if it is saved or being saved. */
  failure: string | undefined
  onSave: () => void
  children: ReactNode
}

/** A message with author, time and saving state. */
export function MessageFrame({ message, failure, onSave, children }: MessageFrameProps) {
  const { type, timestamp } = message
  return (
    <article className={classes.root} data-author={type}>
      <div className={classes.head}>
        <span className={classes.author}>{type === 'user' ? texts.you : texts.assistant}</span>
        <TimeStamp at={timestamp} />
      </div>
      {children}
      {failure !== undefined && (
        <div className={classes.unsaved} role="alert">
          <Text size="sm" c="red">
            {texts.notSaved}
          </Text>
          {failure !== '' && <Text size="sm">{failure}</Text>}
          <Button variant="default" size="compact-sm" onClick={onSave}>
            {texts.save}
          </Button>
        </div>
      )}
    </article>
  )
}

/** The time if it is today, else day and time; both in full on hover. */
function TimeStamp({ at }: { at: string }) {
  const moment = new Date(at)
  const isToday = moment.toDateString() === new Date().toDateString()
  return (
    <time dateTime={at} title={formatExactTime(moment)} className={classes.time}>
      {(isToday ? clockFormat : dayFormat).format(moment)}
    </time>
  )
}
