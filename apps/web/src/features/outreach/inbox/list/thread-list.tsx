import { ActionIcon, Button, TextInput, Title, Tooltip } from '@mantine/core'
import { IconKeyboard, IconSearch } from '@tabler/icons-react'
import type { Thread } from '@troupe/contract/mail/inbox'
import type { RefObject } from 'react'
import { Link } from 'react-router'
import { Notice } from '../../../../ui/notice.tsx'
import { AssignmentFilter } from '../../../../ui/team/assignment-filter.tsx'
import type { useThreads } from '../../api/inbox.ts'
import { useMailboxReadings } from '../../api/mailbox-reading.ts'
import { inboxTexts as texts } from '../texts/inbox-texts.ts'
import classes from './thread-list.module.css'
import { ThreadListSkeleton, ThreadRow } from './thread-row.tsx'
import { UnreadMailboxes } from './unread-mailboxes.tsx'
import type { InboxFilter } from './use-inbox-filter.ts'
import { ViewTabs } from './view-tabs.tsx'

interface ThreadListProps {
  listRef: RefObject<HTMLUListElement | null>
  filter: InboxFilter
  query: ReturnType<typeof useThreads>
  threads: readonly Thread[]
  openedId: string | undefined
  inboxPath: string
  /** Path of the mailboxes' settings. */
  settingsPath: string
  onHelp: () => void
}

/** Search, views and threads. */
export function ThreadList(props: ThreadListProps) {
  const { filter, onHelp } = props
  return (
    <>
      <div className={classes.head}>
        <div className={classes.title}>
          <Title order={1} size="h3">
            {texts.title}
          </Title>
          <Tooltip label={texts.keys}>
            <ActionIcon
              className={classes.keys}
              variant="subtle"
              color="gray"
              size={36}
              aria-label={texts.keys}
              aria-haspopup="dialog"
              onClick={onHelp}
            >
              <IconKeyboard size={20} stroke={1.6} aria-hidden />
            </ActionIcon>
          </Tooltip>
        </div>
        <TextInput
          type="search"
          aria-label={texts.search}
          placeholder={texts.search}
          autoComplete="off"
          leftSection={<IconSearch size={16} stroke={1.6} aria-hidden />}
          value={filter.typed}
          onChange={(event) => filter.setTyped(event.currentTarget.value)}
        />
        <AssignmentFilter />
        {filter.filter.search === '' ? (
          <ViewTabs tab={filter.tab} onChange={filter.setTab} />
        ) : (
          <p className={classes.everywhere}>{texts.everywhere}</p>
        )}
      </div>
      <UnreadMailboxes settingsPath={props.settingsPath} />
      <Rows {...props} />
    </>
  )
}

function Rows({ listRef, filter, query, threads, openedId, inboxPath, settingsPath }: ThreadListProps) {
  const { data, error, isFetching, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = query
  if (!data) {
    if (!error || isFetching) return <ThreadListSkeleton />
    return (
      <div className={classes.notice}>
        <Notice isError title={texts.failed} text={error.message}>
          <Button variant="default" onClick={() => void refetch()}>
            {texts.retry}
          </Button>
        </Notice>
      </div>
    )
  }
  if (threads.length === 0) {
    if (data.pages[0]?.counts.all === 0) return <NewInbox settingsPath={settingsPath} />
    return (
      <div className={classes.notice}>
        <Notice {...chooseEmptyText(filter)} />
      </div>
    )
  }
  return (
    <>
      <ul
        ref={listRef}
        className={classes.list}
        aria-label={texts.list}
        aria-busy={query.isPlaceholderData || undefined}
      >
        {threads.map((thread, position) => (
          <ThreadRow
            key={thread.id}
            thread={thread}
            position={position}
            isOpened={thread.id === openedId}
            showsState={filter.filter.view === 'all' || filter.filter.view === 'snoozed'}
            to={{ pathname: `${inboxPath}/${thread.id}`, search: filter.query }}
          />
        ))}
      </ul>
      {hasNextPage && (
        <div className={classes.more}>
          <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {texts.more}
          </Button>
        </div>
      )}
    </>
  )
}

function chooseEmptyText({ tab, filter: { search, assigned } }: InboxFilter) {
  if (search !== '') return texts.empty.found
  return assigned === undefined ? texts.empty[tab] : texts.empty.assigned
}

/** An inbox that never had a mail says how it gets some. */
function NewInbox({ settingsPath }: Pick<ThreadListProps, 'settingsPath'>) {
  const { data, isPending } = useMailboxReadings()
  const { never, read } = texts.empty
  if (isPending) return <ThreadListSkeleton />
  const isRead = data?.some(({ reading }) => reading)
  return (
    <div className={classes.notice}>
      {isRead ? (
        <Notice {...read} />
      ) : (
        <Notice title={never.title} text={never.text}>
          <Button component={Link} to={settingsPath} variant="default">
            {never.action}
          </Button>
        </Notice>
      )}
    </div>
  )
}
