import { Button, Skeleton, Stack, Text, Title } from '@mantine/core'
import type { CreatorSnapshot } from '@troupe/contract/creators'
import { type ReactNode, useEffectEvent, useLayoutEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { CreatorLanguageMenu } from '../../../ui/language/creator-language-menu.tsx'
import { Logo } from '../../../ui/logo.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { ScreenTitle } from '../../../ui/screen-title.tsx'
import { isDeadLink, useOwnChannel } from '../api/own-channel.ts'
import { type AnswerKind, AnswerScreen, answerKinds } from './answer-screen.tsx'
import { LinkRequest } from './link-request.tsx'
import classes from './own-channel-screen.module.css'
import { ownChannelTexts as texts } from './own-channel-texts.ts'
import { OwnChannelView } from './own-channel-view.tsx'
import { forgetOwnToken, keepOwnToken, readOwnToken } from './own-token.ts'

interface OwnChannelScreenProps {
  /** Renders the figures of all stored days. */
  renderHistory: (history: readonly CreatorSnapshot[]) => ReactNode
}

/** The stored data of a channel, for its creator. The mailed link authenticates. */
export function OwnChannelScreen({ renderHistory }: OwnChannelScreenProps) {
  const { token, answer, leaveAnswer, forget } = useOwnToken()
  const [isErased, setErased] = useState(false)
  const leave = () => {
    setErased(true)
    forget()
  }
  return (
    <main className={classes.root}>
      <div className={classes.top}>
        <Logo />
        <CreatorLanguageMenu />
      </div>
      {isErased ? (
        <div className={classes.narrow} role="status">
          <ScreenTitle title={texts.erasure.doneTitle} />
          <Title order={1}>{texts.erasure.doneTitle}</Title>
          <Text>{texts.erasure.done}</Text>
        </div>
      ) : answer ? (
        <AnswerScreen key={answer.token} {...answer} onLeave={leaveAnswer} />
      ) : token === null ? (
        <LinkRequest {...texts.link.missing} />
      ) : (
        <LinkedChannel key={token} token={token} renderHistory={renderHistory} onErased={leave} />
      )}
    </main>
  )
}

interface LinkedChannelProps extends OwnChannelScreenProps {
  token: string
  onErased: () => void
}

function LinkedChannel({ token, renderHistory, onErased }: LinkedChannelProps) {
  const { data, error, isFetching, refetch } = useOwnChannel(token)
  if (data) return <OwnChannelView token={token} channel={data} renderHistory={renderHistory} onErased={onErased} />
  if (!error || isFetching) {
    return (
      <Stack gap={24} mt={32} role="status" aria-label={texts.loading}>
        <Skeleton height={96} />
        <Skeleton height={360} radius="lg" />
        <Skeleton height={240} radius="lg" />
      </Stack>
    )
  }
  if (isDeadLink(error)) return <LinkRequest {...texts.link.dead} />
  return (
    <div className={classes.narrow}>
      <Notice isError title={texts.failed} text={error.message}>
        <Button variant="default" onClick={() => void refetch()}>
          {texts.retry}
        </Button>
      </Notice>
    </div>
  )
}

interface OwnToken {
  token: string | null
  /** The question that the opened link answers, if there is one. */
  answer: { kind: AnswerKind; token: string } | null
  leaveAnswer: () => void
  forget: () => void
}

/**
 * The token of the opened link. It follows the `#`, which browsers send to no server, and is removed from the address
 * at once, so that it appears neither in the history nor on a shared screen. This tab keeps that of the page for a
 * reload.
 */
function useOwnToken(): OwnToken {
  const { hash, pathname } = useLocation()
  const navigate = useNavigate()
  const parameters = new URLSearchParams(hash.slice(1))
  const linked = parameters.get('token')
  const asked = answerKinds.flatMap((kind) => ({ kind, token: parameters.get(kind) ?? '' })).find(({ token }) => token)
  const [kept, setKept] = useState(readOwnToken)
  const [answer, setAnswer] = useState<OwnToken['answer']>(null)
  const take = useEffectEvent(() => {
    if (linked !== null) {
      keepOwnToken(linked)
      setKept(linked)
      setAnswer(null)
    } else if (asked) setAnswer(asked)
    else return
    void navigate(pathname, { replace: true, preventScrollReset: true })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: `take` reads the parts of the hash.
  useLayoutEffect(() => take(), [hash])
  return {
    token: linked ?? kept,
    answer: linked === null ? (asked ?? answer) : null,
    leaveAnswer: () => setAnswer(null),
    forget: () => {
      forgetOwnToken()
      setKept(null)
    },
  }
}
