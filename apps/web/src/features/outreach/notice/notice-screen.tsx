import { Button, Skeleton, Text, Title } from '@mantine/core'
import type { PrivacyNotice } from '@troupe/contract/law/privacy-notices'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatDay } from '../../../lib/format/dates.ts'
import { ApiError } from '../../../lib/transport/api-error.ts'
import { CreatorLanguageMenu } from '../../../ui/language/creator-language-menu.tsx'
import { Logo } from '../../../ui/logo.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { ScreenTitle } from '../../../ui/screen-title.tsx'
import classes from './notice-screen.module.css'
import { noticeTexts as texts } from './notice-texts.ts'
import { useObject, usePrivacyNotice } from './use-privacy-notice.ts'

interface NoticeScreenProps {
  token: string
  /** The page on which readers ask for everything stored about them. */
  ownDataPath: string
}

/** Page of a mail's link to what its sender does with the reader's data. No account is needed. */
export function NoticeScreen(props: NoticeScreenProps) {
  return (
    <main className={classes.root}>
      <div className={classes.top}>
        <Logo />
        <CreatorLanguageMenu />
      </div>
      <NoticeCard {...props} />
    </main>
  )
}

function NoticeCard({ token, ownDataPath }: NoticeScreenProps) {
  const { data, error, isFetching, refetch } = usePrivacyNotice(token)
  if (!data) {
    if (!error || isFetching) return <Skeleton height={560} role="status" aria-label={texts.loading} />
    return <Failure error={error} onRetry={() => void refetch()} />
  }
  const { controller, contact, email } = data
  return (
    <div className={classes.card}>
      <ScreenTitle title={texts.title} />
      <div className={classes.part}>
        <Title order={1} size="h2">
          {texts.title}
        </Title>
        <Text c="dimmed">{texts.lead(email)}</Text>
      </div>
      <Part title={texts.controller}>
        {controller && (
          <Text dir="auto">
            {controller.company}
            {'\n'}
            {controller.address}
          </Text>
        )}
        <Text>{texts.contact(contact)}</Text>
      </Part>
      <Part title={texts.purpose}>{texts.purposeText}</Part>
      <Part title={texts.data}>{texts.dataText}</Part>
      <Part title={texts.source}>{describeSource(data)}</Part>
      <Part title={texts.basis}>{texts.bases[data.basis]}</Part>
      <Part title={texts.recipients}>{texts.recipientsText}</Part>
      <Part title={texts.rights}>{texts.rightsText}</Part>
      <Actions token={token} hasObjected={data.has_objected} ownDataPath={ownDataPath} />
    </div>
  )
}

function describeSource({ source, email_source, read_at }: PrivacyNotice): ReactNode {
  if (source === null || read_at === null) return texts.noSource
  const from = texts.sources[source](formatDay(read_at.slice(0, 10)))
  if (source === 'import' || email_source !== 'import') return from
  return (
    <>
      <Text>{from}</Text>
      <Text>{texts.fromList}</Text>
    </>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={classes.part}>
      <Title order={2} size="h4">
        {title}
      </Title>
      {typeof children === 'string' ? <Text>{children}</Text> : children}
    </section>
  )
}

interface ActionsProps extends NoticeScreenProps {
  hasObjected: boolean
}

function Actions({ token, hasObjected, ownDataPath }: ActionsProps) {
  const object = useObject(token)
  return (
    <>
      {object.error && (
        <Text c="red" role="alert">
          {texts.failedBecause(object.error.message)}
        </Text>
      )}
      <div className={classes.actions}>
        <Button component={Link} to={ownDataPath} size="md">
          {texts.see}
        </Button>
        {!hasObjected && (
          <Button variant="default" size="md" loading={object.isPending} onClick={() => object.mutate()}>
            {texts.object}
          </Button>
        )}
      </div>
      {/* Announced when it appears. */}
      <div role="status">{hasObjected && <Text>{texts.objected}</Text>}</div>
    </>
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
