import { Button, Skeleton } from '@mantine/core'
import { useEffectEvent, useLayoutEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { CreatorLanguageMenu } from '../../../ui/language/creator-language-menu.tsx'
import { Logo } from '../../../ui/logo.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { isDeadLink } from '../api/own-channel.ts'
import { useOwnData } from '../api/own-data.ts'
import { OwnDataRequest } from './own-data-request.tsx'
import classes from './own-data-screen.module.css'
import { ownDataTexts as texts } from './own-data-texts.ts'
import { OwnDataView } from './own-data-view.tsx'

/** Everything stored about a person. The mailed link authenticates; without one it can be asked for. */
export function OwnDataScreen() {
  const token = useMailedToken()
  return (
    <main className={classes.root}>
      <div className={classes.top}>
        <Logo />
        <CreatorLanguageMenu />
      </div>
      {token === null ? <OwnDataRequest /> : <LinkedData key={token} token={token} />}
    </main>
  )
}

function LinkedData({ token }: { token: string }) {
  const { data, error, isFetching, refetch } = useOwnData(token)
  if (data) return <OwnDataView data={data} />
  if (!error || isFetching) return <Skeleton height={480} role="status" aria-label={texts.loading} />
  if (isDeadLink(error)) return <OwnDataRequest problem={texts.dead} />
  return (
    <Notice isError title={texts.failed} text={error.message}>
      <Button variant="default" onClick={() => void refetch()}>
        {texts.retry}
      </Button>
    </Notice>
  )
}

/** The token of the opened link, which is removed from the address at once and kept until the page is left. */
function useMailedToken(): string | null {
  const { hash, pathname } = useLocation()
  const navigate = useNavigate()
  const linked = new URLSearchParams(hash.slice(1)).get('token')
  const [kept, setKept] = useState<string | null>(null)
  const take = useEffectEvent(() => {
    if (linked === null) return
    setKept(linked)
    void navigate(pathname, { replace: true, preventScrollReset: true })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: `take` reads the token of the hash.
  useLayoutEffect(() => take(), [hash])
  return linked ?? kept
}
