import { Collapse, Text, UnstyledButton } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import type { ReceivedMail, ReceivedMailKind } from '@troupe/contract/mail/received-mails'
import { useId } from 'react'
import { Link } from 'react-router'
import { Moment } from '../../../ui/moment.tsx'
import { StateMark, type StateTone } from '../../../ui/state-mark.tsx'
import classes from './creator-mails.module.css'
import { creatorMailsTexts as texts } from './creator-mails-texts.ts'

const tones: Record<ReceivedMailKind, StateTone> = {
  answer: 'active',
  unsubscribe: 'bad',
  auto_answer: 'quiet',
  challenge: 'quiet',
  bounce: 'bad',
  complaint: 'bad',
}

/** A mail that came back from a creator; its text is shown when asked for. */
export function ReceivedLine({ mail, path }: { mail: ReceivedMail; path: string }) {
  const { kind, subject, text, from_name: name, from_address: address, is_permanent: isPermanent } = mail
  const [isOpen, { toggle }] = useDisclosure()
  const id = useId()
  return (
    <li className={classes.mail} data-received>
      <Link to={path} className={classes.subject} dir="auto">
        {subject || texts.noSubject}
      </Link>
      <Text span size="sm" c="dimmed" className={classes.facts}>
        <StateMark tone={tones[kind]}>{texts.kinds[kind]}</StateMark>
        <Moment at={mail.received_at} />
        <span dir="auto">{texts.from(name || address)}</span>
        {isPermanent !== null && <span>{isPermanent ? texts.noSuchAddress : texts.later}</span>}
      </Text>
      <UnstyledButton className={classes.toggle} aria-expanded={isOpen} aria-controls={id} onClick={toggle}>
        {isOpen ? texts.hide : texts.show}
      </UnstyledButton>
      <Collapse expanded={isOpen} id={id}>
        <Text size="sm" dir="auto" className={classes.text}>
          {text || texts.noText}
        </Text>
      </Collapse>
    </li>
  )
}
