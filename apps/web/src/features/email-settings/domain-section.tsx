import { Button, Group, Text, TextInput } from '@mantine/core'
import { type DomainCheck, DomainName } from '@troupe/contract/email-settings'
import { type FormEvent, useState } from 'react'
import { toFormRule } from '../../lib/form-rule.ts'
import { betweenElements } from '../../lib/format/punctuation.ts'
import { tell } from '../../lib/language/tell.ts'
import framed from '../../ui/settings/framed-list.module.css'
import { SettingsSection } from '../../ui/settings/settings-section.tsx'
import { useCheckDomain } from './api/check-domain.ts'
import classes from './domain-section.module.css'
import { emailSettingsTexts } from './email-settings-texts.ts'
import { describeFailure, OutcomeAlert } from './outcome-alert.tsx'

const texts = emailSettingsTexts.domain
const findDomainProblem = toFormRule(DomainName)

/** Checks whether the DNS records of the sender's domain let receivers trust its mail. */
export function DomainSection({ ownDomain }: { ownDomain: string }) {
  const check = useCheckDomain()
  const [domain, setDomain] = useState<string>()
  const [selector, setSelector] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const entered = domain ?? ownDomain

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = findDomainProblem(entered)
    setProblem(found)
    if (found === null) check.mutate({ domain: entered, selector: selector.trim() })
  }
  return (
    <SettingsSection title={texts.title} lead={texts.lead}>
      <form onSubmit={submit} noValidate>
        <div className={classes.fields}>
          <TextInput
            label={texts.domain}
            value={entered}
            error={problem}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => setDomain(event.currentTarget.value)}
          />
          <TextInput
            label={texts.selector}
            description={texts.selectorHint}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            value={selector}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => setSelector(event.currentTarget.value)}
          />
        </div>
        <Group mt={16}>
          <Button type="submit" variant="default" disabled={check.isPending}>
            {check.isPending ? texts.checking : texts.check}
          </Button>
        </Group>
      </form>
      {check.isError && <OutcomeAlert outcome={describeFailure(check.error, texts.failed)} />}
      {check.data && (
        <ul className={framed.root} aria-label={texts.results(check.data.domain)}>
          {check.data.checks.map((result) => (
            <CheckRow key={result.id} result={result} />
          ))}
        </ul>
      )}
    </SettingsSection>
  )
}

function CheckRow({ result }: { result: DomainCheck }) {
  const { id, state, name, record, explanation, advice } = result
  return (
    <li className={classes.row}>
      <div className={classes.head}>
        <strong>{texts.names[id]}</strong>
        <span className={classes.state} data-state={state}>
          {texts.states[state]}
        </span>
        <code className={classes.name}>{name}</code>
      </div>
      <Text size="sm">{tell(result.explanation_message, explanation)}</Text>
      {advice && (
        <Text size="sm">
          <strong>{texts.whatToDo}</strong>
          {betweenElements(texts.whatToDo)}
          {tell(result.advice_message, advice)}
        </Text>
      )}
      {record && <code className={classes.record}>{record}</code>}
    </li>
  )
}
