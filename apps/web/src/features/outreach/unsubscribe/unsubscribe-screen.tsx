import { Button, Skeleton, Text, Title } from '@mantine/core'
import { ApiError } from '../../../lib/transport/api-error.ts'
import { CreatorLanguageMenu } from '../../../ui/language/creator-language-menu.tsx'
import { Logo } from '../../../ui/logo.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { ScreenTitle } from '../../../ui/screen-title.tsx'
import { useUnsubscribe, useUnsubscribePage } from '../api/unsubscribe.ts'
import classes from './unsubscribe-screen.module.css'
import { unsubscribeTexts as texts } from './unsubscribe-texts.ts'

/** Page of a mail's unsubscribe link: one button, no account needed. */
export function UnsubscribeScreen({ token }: { token: string }) {
  return (
    <main className={classes.root}>
      <div className={classes.top}>
        <Logo />
        <CreatorLanguageMenu />
      </div>
      <UnsubscribeCard token={token} />
    </main>
  )
}

function UnsubscribeCard({ token }: { token: string }) {
  const { data, error, isFetching, refetch } = useUnsubscribePage(token)
  const unsubscribe = useUnsubscribe(token)
  if (!data) {
    if (!error || isFetching) return <Skeleton height={200} role="status" aria-label={texts.loading} />
    return <Failure error={error} onRetry={() => void refetch()} />
  }
  const { email, subject } = data
  const from = data.from_name === '' ? data.from : texts.sender(data.from_name, data.from)
  const isDone = data.unsubscribed || unsubscribe.isSuccess
  return (
    <div className={classes.card} role={isDone ? 'status' : undefined}>
      <ScreenTitle title={isDone ? texts.doneTitle : texts.title} />
      <Title order={1} size="h2">
        {isDone ? texts.doneTitle : texts.title}
      </Title>
      <Text>{isDone ? texts.done(email, from) : texts.question(email, from)}</Text>
      {!isDone && (
        <>
          <Text c="dimmed" dir="auto">
            {texts.subject(subject)}
          </Text>
          {unsubscribe.error && (
            <Text c="red" role="alert">
              {texts.failedBecause(unsubscribe.error.message)}
            </Text>
          )}
          <Button size="md" loading={unsubscribe.isPending} onClick={() => unsubscribe.mutate()}>
            {texts.button}
          </Button>
        </>
      )}
    </div>
  )
}

function Failure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  // Unknown or malformed token.
  if (error instanceof ApiError && (error.status === 404 || error.status === 422)) {
    return <Notice title={texts.missing.title} text={texts.missing.text} />
  }
  return (
    <Notice isError title={texts.failed} text={error.message}>
      <Button variant="default" onClick={onRetry}>
        {texts.retry}
      </Button>
    </Notice>
  )
}
