import { Button, Text } from '@mantine/core'
import { useEffect, useRef } from 'react'
import type { AssistantActions, CreatorSelection } from '../assistant-actions.ts'
import { assistantTexts } from '../assistant-texts.ts'
import type { Chat } from '../use-chat.ts'
import { AnswerView } from './answer-view.tsx'
import { MessageFrame } from './message-frame.tsx'
import classes from './message-list.module.css'
import { ProgressPanel } from './progress-panel.tsx'
import { UserMessage } from './user-message.tsx'

const texts = assistantTexts.messages

interface MessageListProps {
  chat: Chat
  selection: CreatorSelection
  actions: AssistantActions
}

/** What was said, the first first, then what is being worked on. */
export function MessageList({ chat, selection, actions }: MessageListProps) {
  const { messages, progress, savingStates, saveAgain } = chat
  const lastRef = useRef<HTMLLIElement>(null)
  const lastKey = messages.at(-1)?.key
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new message is brought into sight once
  useEffect(() => {
    // Newer browsers return a promise here, which is no clean-up.
    void lastRef.current?.scrollIntoView({ block: 'start' })
  }, [lastKey])
  return (
    <div className={classes.root}>
      <ol className={classes.list} aria-label={texts.label}>
        {messages.map((message) => (
          <li key={message.key} ref={message.key === lastKey ? lastRef : undefined} className={classes.item}>
            <MessageFrame message={message} isUnsaved={savingStates.get(message.key) === 'failed'} onSave={saveAgain}>
              {message.type === 'user' ? (
                <UserMessage message={message} />
              ) : (
                <AnswerView answer={message} selection={selection} actions={actions} />
              )}
            </MessageFrame>
          </li>
        ))}
      </ol>
      {progress && <ProgressPanel progress={progress} />}
      <Unanswered chat={chat} />
    </div>
  )
}

/** That the last message has no answer, as when the screen was left, and the way to one. */
function Unanswered({ chat: { unanswered, answerAgain, messages } }: { chat: Chat }) {
  if (!unanswered) return null
  const hasApology = messages.at(-1) !== unanswered
  if (!answerAgain) return hasApology ? null : <Text c="dimmed">{texts.unansweredFile}</Text>
  return (
    <div className={classes.unanswered}>
      {!hasApology && <Text c="dimmed">{texts.unanswered}</Text>}
      <Button variant="default" onClick={answerAgain}>
        {hasApology ? assistantTexts.retry : texts.answer}
      </Button>
    </div>
  )
}
