import { Button, Text } from '@mantine/core'
import type { Response } from '@troupe/contract/base/endpoint'
import type { threadAnswerEndpoints } from '@troupe/contract/mail/thread-answers'
import { type ReactNode, useState } from 'react'
import { useOpenFrame } from '../../api/thread-answers.ts'
import classes from './thread-mails.module.css'
import { threadTexts } from './thread-texts.ts'

const texts = threadTexts.layout

/** Nothing runs in the frame, and it has no origin; links open in windows of their own. */
const permissions = ['allow-popups', 'allow-popups-to-escape-sandbox'].join(' ')

type Frame = Response<typeof threadAnswerEndpoints.openFrame> & { hasImages: boolean }

interface MailLayoutProps {
  mailId: string
  /** The mail as text. */
  children: ReactNode
}

/**
 * A mail as text, or on demand in its own layout. That is a page of the server in a frame that runs nothing and cannot
 * reach the page around it; images of the web are loaded only when the user asks for them.
 */
export function MailLayout({ mailId, children }: MailLayoutProps) {
  const open = useOpenFrame(mailId)
  const [frame, setFrame] = useState<Frame | null>(null)
  const show = (hasImages: boolean) =>
    open.mutate(hasImages, { onSuccess: (opened) => setFrame({ ...opened, hasImages }) })
  return (
    <>
      {frame ? (
        <iframe
          key={frame.url}
          className={classes.frame}
          sandbox={permissions}
          referrerPolicy="no-referrer"
          title={texts.frame}
          src={frame.url}
        />
      ) : (
        children
      )}
      {open.error && (
        <Text size="sm" role="alert">
          {texts.failed(open.error.message)}
        </Text>
      )}
      <div className={classes.layout}>
        {frame?.has_remote_images && !frame.hasImages && (
          <>
            <Button variant="default" size="xs" loading={open.isPending} onClick={() => show(true)}>
              {texts.images}
            </Button>
            <Text span size="xs" c="dimmed">
              {texts.imagesHint}
            </Text>
          </>
        )}
        <Button
          variant="subtle"
          size="xs"
          loading={open.isPending && !frame}
          onClick={() => (frame ? setFrame(null) : show(false))}
        >
          {frame ? texts.hide : texts.show}
        </Button>
      </div>
    </>
  )
}
