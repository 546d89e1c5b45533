import { Collapse, Text, UnstyledButton } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import type { ThreadMail } from '@troupe/contract/mail/thread-mails'
import { useId } from 'react'
import classes from './thread-mails.module.css'
import { threadTexts as texts } from './thread-texts.ts'

/** The mail as text, with quoted mails folded. */
export function MailText({ mail: { text, quoted } }: { mail: Pick<ThreadMail, 'text' | 'quoted'> }) {
  const [isOpen, { toggle }] = useDisclosure()
  const id = useId()
  return (
    <>
      {text === '' ? (
        <Text size="sm" c="dimmed">
          {texts.noText}
        </Text>
      ) : (
        <p className={classes.text} dir="auto">
          {text}
        </p>
      )}
      {quoted !== '' && (
        <>
          <UnstyledButton className={classes.toggle} aria-expanded={isOpen} aria-controls={id} onClick={toggle}>
            {isOpen ? texts.quoted.hide : texts.quoted.show}
          </UnstyledButton>
          <Collapse expanded={isOpen} id={id}>
            <p className={`${classes.text} ${classes.quoted}`} dir="auto">
              {quoted}
            </p>
          </Collapse>
        </>
      )}
    </>
  )
}
