import { Button, Text } from '@mantine/core'
import { IconFileText } from '@tabler/icons-react'
import type { BrandCriterion } from '@troupe/contract/brand-criteria'
import { useEffect, useRef } from 'react'
import { describeChanges } from '../../criteria/describe-changes.ts'
import type { AssistantActions, CreatorSelection } from '../conversation/assistant-actions.ts'
import { assistantTexts } from '../conversation/assistant-texts.ts'
import { applyEdited } from '../conversation/brand-criteria.ts'
import type { ChatMessage, RecommendedCreator } from '../conversation/chat-message.ts'
import type { Chat } from '../conversation/use-chat.ts'
import { AnswerView } from './answer-view.tsx'
import { MessageFrame } from './message-frame.tsx'
import classes from './message-list.module.css'
import textClasses from './message-text.module.css'
import { ProgressPanel } from './progress-panel.tsx'

const texts = assistantTexts.messages

interface MessageListProps {
  chat: Chat
  selection: CreatorSelection
  actions: AssistantActions
}

/** The messages, oldest first, then the progress panel. */
export function MessageList({ chat, selection, actions }: MessageListProps) {
  const { messages, progress, savingStates, saveAgain } = chat
  const lastRef = useRef<HTMLLIElement>(null)
  const lastKey = messages.at(-1)?.key
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new message is brought into sight once
  useEffect(() => {
    // Newer browsers return a promise, which is not a clean-up function.
    void lastRef.current?.scrollIntoView({ block: 'start' })
  }, [lastKey])
  return (
    <div className={classes.root}>
      <ol className={classes.list} aria-label={texts.label}>
        {messages.map((message) => (
          <li key={message.key} ref={message.key === lastKey ? lastRef : undefined} className={classes.item}>
            <MessageFrame message={message} failure={savingStates.get(message.key)?.failure} onSave={saveAgain}>
              {message.type === 'user' ? (
                <UserMessage message={message} />
              ) : (
                <AnswerView
                  answer={message}
                  selection={selection}
                  actions={actions}
                  onSearch={chat.isBusy ? undefined : (edited) => searchEdited(chat, message, edited)}
                  onDecide={
                    chat.isBusy || message.key !== lastKey || message.undecided === undefined
                      ? undefined
                      : (decision) => decide(chat, message, decision)
                  }
                  onChoose={
                    chat.isBusy || message.key !== lastKey || message.asking === undefined
                      ? undefined
                      : (chosen) => choose(chat, message, chosen)
                  }
                />
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

/** Searches with the edited criteria of an analysis, keeping other changes made since. */
function searchEdited({ messages, send }: Chat, { analysis }: ChatMessage, edited: readonly BrandCriterion[]): void {
  const criteria = messages.findLast((message) => message.criteria)?.criteria
  if (!analysis || !criteria) return
  const changes = describeChanges(analysis.criteria, edited)
  send({ criteria: applyEdited(criteria, analysis.criteria, edited), changes })
}

const maxKeywords = 20

/** Analyses an undecided text as a new brand, or searches for it as a further topic. */
function decide({ send }: Chat, { undecided = '', criteria }: ChatMessage, decision: 'brand' | 'topic'): void {
  if (decision === 'brand' || !criteria) {
    send({ description: undecided })
    return
  }
  const keywords = [undecided.slice(0, 100), ...criteria.keywords].slice(0, maxKeywords)
  send({ criteria: { ...criteria, keywords }, changes: [assistantTexts.choice.added(undecided)] })
}

/** Says which creator is meant. */
function choose({ send }: Chat, { asking, criteria }: ChatMessage, chosen: RecommendedCreator): void {
  if (asking && criteria) send({ wants: asking.wants, chosen, criteria })
}

/** Notice that the last message has no answer, e.g. after the screen was left, with a retry button. */
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

/** A text or an uploaded document of the user. */
function UserMessage({ message }: { message: ChatMessage }) {
  return (
    <p className={textClasses.text} dir="auto">
      {message.file_name !== null && <IconFileText size={18} stroke={1.6} className={textClasses.file} aria-hidden />}
      {message.content}
    </p>
  )
}
