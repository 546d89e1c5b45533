import { Drawer, Text, Title } from '@mantine/core'
import { useDisclosure, useMediaQuery } from '@mantine/hooks'
import { notifications } from '@mantine/notifications'
import { type ReactNode, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { KeysHelp } from '../../../ui/keys/keys-help.tsx'
import { ScreenTitle } from '../../../ui/screen-title.tsx'
import { type ThreadChangeInput, useChangeThread, useThread, useThreads } from '../api/inbox.ts'
import { useWatchInbox } from '../api/watch-inbox.ts'
import type { OutreachPaths } from '../outreach-paths.ts'
import { aboutTexts } from './about/about-texts.ts'
import { AboutThread } from './about/about-thread.tsx'
import { AnswerBox, type Answering } from './answer/answer-box.tsx'
import classes from './inbox-screen.module.css'
import { ThreadList } from './list/thread-list.tsx'
import { type InboxFilter, useInboxFilter } from './list/use-inbox-filter.ts'
import { inboxKeyTexts, inboxTexts as texts } from './texts/inbox-texts.ts'
import { threadTexts } from './thread/thread-texts.ts'
import { ThreadView } from './thread/thread-view.tsx'
import { inboxKeyHelp, useInboxKeys } from './use-inbox-keys.ts'

interface InboxScreenProps {
  /** From the address; undefined: none is open. */
  threadId: string | undefined
  paths: OutreachPaths
  /** The card of a creator, and what else the page shows of them. */
  renderCreator: (creatorId: string) => ReactNode
}

/** The desk: the list of conversations, the open one, and what is known about it. A phone shows one of them. */
export function InboxScreen({ threadId, paths, renderCreator }: InboxScreenProps) {
  const filter = useInboxFilter()
  const query = useThreads(filter.filter)
  const threads = query.data?.pages.flatMap((page) => page.threads) ?? []
  const listRef = useRef<HTMLUListElement>(null)
  const desk = useDesk(threadId, paths.inbox, filter)
  useWatchInbox()
  const keys = useInboxKeys({
    listRef,
    threads,
    opened: desk.opened ?? threads.find(({ id }) => id === threadId),
    isAnswering: desk.answering !== undefined,
    onChange: desk.change,
    onAnswer: desk.answer,
    onSnooze: desk.snooze,
  })
  return (
    <div className={classes.root} data-open={threadId !== undefined || undefined}>
      <ScreenTitle title={texts.title} />
      {threadId !== undefined && <h1 className={classes.heading}>{texts.title}</h1>}
      <div className={classes.list}>
        <ThreadList
          listRef={listRef}
          filter={filter}
          query={query}
          threads={threads}
          openedId={threadId}
          inboxPath={paths.inbox}
          settingsPath={paths.emailConfig}
          onHelp={keys.open}
        />
      </div>
      {threadId === undefined ? (
        <div className={classes.choose}>
          <Title order={2} size="h3">
            {texts.choose.title}
          </Title>
          <Text c="dimmed">{texts.choose.text}</Text>
        </div>
      ) : (
        <OpenedThread
          key={threadId}
          threadId={threadId}
          desk={desk}
          filter={filter}
          paths={paths}
          renderCreator={renderCreator}
        />
      )}
      <KeysHelp
        keys={inboxKeyHelp}
        hint={inboxKeyTexts.hint}
        isOpen={keys.isOpen}
        onClose={keys.close}
        isOn={keys.isOn}
        onSwitch={keys.switchOn}
      />
    </div>
  )
}

interface Desk {
  opened: ReturnType<typeof useThread>['data']
  /** Changes a thread, and tells why it failed. @returns whether it was changed. */
  change: (id: string, change: ThreadChangeInput) => Promise<boolean>
  /** Opens a thread to be answered, or snoozed. */
  answer: (id: string) => void
  snooze: (id: string) => void
  /** The action under way in the open thread. */
  answering: Answering | undefined
  setAnswering: (answering: Answering | undefined) => void
  isSnoozing: boolean
  setSnoozing: (isSnoozing: boolean) => void
}

/** Actions on threads, from the list and from the open one. */
function useDesk(threadId: string | undefined, inboxPath: string, filter: InboxFilter): Desk {
  const navigate = useNavigate()
  const { mutateAsync } = useChangeThread()
  const [answering, setAnswering] = useState<{ id: string; how: Answering }>()
  const [snoozingId, setSnoozingId] = useState<string>()
  const open = (id: string) => {
    if (id !== threadId) void navigate({ pathname: `${inboxPath}/${id}`, search: filter.query })
  }
  return {
    opened: useThread(threadId).data,
    change: (id, change) =>
      mutateAsync({ id, change }).then(
        () => true,
        ({ message }: Error) => {
          notifications.show({ color: 'red', title: texts.changeFailed, message })
          return false
        },
      ),
    answer: (id) => {
      open(id)
      setAnswering({ id, how: 'writing' })
    },
    snooze: (id) => {
      open(id)
      setSnoozingId(id)
    },
    answering: answering?.id === threadId ? answering?.how : undefined,
    setAnswering: (how) => setAnswering(how && threadId !== undefined ? { id: threadId, how } : undefined),
    isSnoozing: snoozingId !== undefined && snoozingId === threadId,
    setSnoozing: (isSnoozing) => setSnoozingId(isSnoozing ? threadId : undefined),
  }
}

interface OpenedThreadProps {
  threadId: string
  desk: Desk
  filter: InboxFilter
  paths: OutreachPaths
  renderCreator: (creatorId: string) => ReactNode
}

function OpenedThread({ threadId, desk, filter, paths, renderCreator }: OpenedThreadProps) {
  const [isAboutOpen, about] = useDisclosure()
  // Only one of the two, since a note is written in it.
  const isWide = useMediaQuery('(min-width: 75em)', undefined, { getInitialValueInEffect: false })
  const { opened } = desk
  const change = (changed: ThreadChangeInput) => desk.change(threadId, changed)
  const known = opened && (
    <AboutThread thread={opened} campaignsPath={paths.campaigns} onChange={change} renderCreator={renderCreator} />
  )
  return (
    <>
      <div className={classes.thread}>
        <ThreadView
          threadId={threadId}
          campaignsPath={paths.campaigns}
          back={{ pathname: paths.inbox, search: filter.query }}
          onChange={change}
          isSnoozing={desk.isSnoozing}
          onSnoozing={desk.setSnoozing}
          onAbout={about.open}
          renderAnswer={(thread) => (
            <AnswerBox thread={thread} answering={desk.answering} onAnswering={desk.setAnswering} />
          )}
        />
      </div>
      {isWide && (
        <aside className={classes.about} aria-label={aboutTexts.title}>
          {known}
        </aside>
      )}
      <Drawer
        opened={isAboutOpen && !isWide}
        onClose={about.close}
        position="right"
        size={400}
        title={aboutTexts.title}
        closeButtonProps={{ 'aria-label': threadTexts.actions.close }}
      >
        {known}
      </Drawer>
    </>
  )
}
