import { Collapse, Text, UnstyledButton } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import type { ReceivedMail, ReceivedMailKind } from '@troupe/contract/mail/received-mails'
import { useId } from 'react'
import { Link } from 'react-router'
import { formatDay } from '../../../lib/format/dates.ts'
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
  const { kind, subject, text, from_name: name, from_address: address } = mail
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
        {listFacts(mail).map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
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

/** Describes what is known of a mail beside its kind. */
function listFacts({ is_permanent: isPermanent, cause, away_until: awayUntil, is_crossed: isCrossed }: ReceivedMail) {
  const facts: string[] = []
  if (isPermanent) facts.push(texts.noSuchAddress)
  else if (isPermanent !== null) facts.push(cause === null ? texts.later : texts.causes[cause])
  if (awayUntil !== null) facts.push(texts.awayUntil(formatDay(awayUntil)))
  if (isCrossed) facts.push(texts.crossed)
  return facts
}
