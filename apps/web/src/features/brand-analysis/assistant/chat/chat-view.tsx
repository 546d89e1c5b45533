import { Text, Title, VisuallyHidden } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { type HTMLAttributes, type ReactNode, useMemo, useRef } from 'react'
import { useSelection } from '../../../../lib/use-selection.ts'
import { ScreenTitle } from '../../../../ui/screen-title.tsx'
import { BottomBar } from '../../../../ui/selection-bar.tsx'
import { selectionTexts } from '../../../../ui/selection-texts.ts'
import { findBrandFileProblem, findBrandFileType } from '../../api/brand-file.ts'
import type { AssistantActions } from '../conversation/assistant-actions.ts'
import { assistantTexts as texts } from '../conversation/assistant-texts.ts'
import type { ChatMessage, RecommendedCreator } from '../conversation/chat-message.ts'
import { tellChanges } from '../conversation/chat-message.ts'
import { progressTexts } from '../conversation/progress-texts.ts'
import { type Chat, useChat } from '../conversation/use-chat.ts'
import { MessageList } from '../messages/message-list.tsx'
import { hasUsableEmail, SelectionActions } from '../messages/recommended-creators.tsx'
import { Welcome } from '../welcome/welcome.tsx'
import classes from './chat-view.module.css'
import { Composer } from './composer.tsx'
import { useGivenFile } from './use-given-file.ts'

interface ChatViewProps {
  initial: readonly ChatMessage[]
  conversationId: string | undefined
  onBegun: (id: string) => void
  controls: ReactNode
  actions: AssistantActions
}

/** The messages of a conversation and the composer. */
export function ChatView({ initial, conversationId, onBegun, controls, actions }: ChatViewProps) {
  const chat = useChat({ initial, conversationId, onBegun })
  const creators = useMemo(() => listCreators(chat.messages), [chat.messages])
  const selection = useSelection(creators)
  const textarea = useRef<HTMLTextAreaElement>(null)
  const fileInput = useRef<HTMLInputElement>(null)
  const upload = (file: File) => {
    const problem = findBrandFileType(file.name) ? findBrandFileProblem(file) : texts.composer.wrongFile
    if (problem === null) chat.upload(file)
    else notifications.show({ color: 'red', message: problem })
  }
  const { isOver, handlers } = useGivenFile(chat.isBusy ? undefined : upload)
  return (
    <ChatFrame
      controls={controls}
      handlers={handlers}
      exportButton={creators.length > 0 && actions.renderExport(creators, selection.selected, texts.export.label)}
    >
      {chat.messages.length === 0 ? (
        <Welcome onDescribe={() => textarea.current?.focus()} onUpload={() => fileInput.current?.click()} />
      ) : (
        <MessageList chat={chat} selection={selection} actions={actions} />
      )}
      <VisuallyHidden role="status">{announce(chat)}</VisuallyHidden>
      <Composer
        textareaRef={textarea}
        fileInputRef={fileInput}
        isBusy={chat.isBusy}
        isFileOver={isOver}
        onSend={chat.send}
        onUpload={upload}
      />
      {selection.selected.length > 0 && (
        <BottomBar label={selectionTexts.label}>
          <SelectionActions
            selected={selection.selected}
            reachable={selection.selected.filter(hasUsableEmail)}
            actions={actions}
          >
            {actions.renderExport(creators, selection.selected, selectionTexts.export)}
          </SelectionActions>
        </BottomBar>
      )}
    </ChatFrame>
  )
}

interface ChatFrameProps {
  controls: ReactNode
  exportButton?: ReactNode
  /** Event handlers of the whole view. */
  handlers?: HTMLAttributes<HTMLElement>
  children: ReactNode
}

/** The heading of the assistant with its content. */
export function ChatFrame({ controls, exportButton, handlers, children }: ChatFrameProps) {
  return (
    <div className={classes.root} {...handlers}>
      <div className={classes.head}>
        {controls}
        <div className={classes.titles}>
          <ScreenTitle title={texts.title} />
          <Title order={1}>{texts.title}</Title>
          <Text c="dimmed">{texts.subtitle}</Text>
        </div>
        {exportButton}
      </div>
      {children}
    </div>
  )
}

/** Lists the recommended creators of a conversation without duplicates. */
function listCreators(messages: readonly ChatMessage[]): RecommendedCreator[] {
  return [...new Map(messages.flatMap(({ kols }) => kols.map((creator) => [creator.id, creator]))).values()]
}

/** Returns the text of the live region for screen readers: the current step, then the answer. */
function announce({ progress, messages, initialCount }: Chat): string {
  if (progress) {
    const step = Math.min(progress.done, progressTexts.steps.length - 1)
    return progressTexts.position(step + 1, progressTexts.steps.length, progressTexts.steps[step] ?? '')
  }
  const last = messages.length > initialCount ? messages.at(-1) : undefined
  return last?.type === 'assistant' ? [last.content, ...tellChanges(last)].join(' ') : ''
}
