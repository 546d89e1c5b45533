import { Button, Radio, Skeleton, Stack, Text, TextInput } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import type { AdminRegistration } from '@troupe/contract/account/admin'
import { RegistrationDomain, RegistrationMode, registrationModes } from '@troupe/contract/account/registration-rule'
import { type FormEvent, useState } from 'react'
import { betweenElements } from '../../../lib/format/punctuation.ts'
import { useRegistrationRule, useSetRegistrationRule } from '../api/admin-installation.ts'
import classes from './admin-screen.module.css'
import { adminTexts } from './admin-texts.ts'
import { ReadFailure } from './read-failure.tsx'

const texts = adminTexts.registration
/** Value of the choice to leave the rule to the settings. */
const bySetting = 'setting'

/** Rule for registrations, which an operator can change while the server runs. */
export function RegistrationTab() {
  const { data, error, refetch } = useRegistrationRule()
  if (error && !data) return <ReadFailure error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height={360} radius="lg" role="status" aria-label={adminTexts.loading} />
  return (
    <div className={classes.stack}>
      <Text role="status">
        <strong>{texts.now}</strong>
        {betweenElements(texts.now)}
        {texts.applied[data.applied]}
      </Text>
      <RegistrationForm rule={data} />
      <Text size="sm" c="dimmed">
        {texts.creators}
      </Text>
    </div>
  )
}

/** Splits the entered domains; undefined if one is none. */
function readDomains(entered: string): string[] | undefined {
  const parts = entered.split(/[\s,;]+/).filter((part) => part !== '')
  const domains = parts.map((part) => RegistrationDomain.safeParse(part).data ?? '')
  return domains.length === 0 || domains.includes('') ? undefined : domains
}

function RegistrationForm({ rule: { setting, override } }: { rule: AdminRegistration }) {
  const [choice, setChoice] = useState<string>(override?.mode ?? bySetting)
  const [entered, setEntered] = useState((override ?? setting).domains.join(', '))
  const [isChecked, setChecked] = useState(false)
  const save = useSetRegistrationRule()
  const mode = RegistrationMode.safeParse(choice).data
  const domains = readDomains(entered)
  const isWrong = mode === 'domain' && domains === undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (isWrong) return
    save.mutate(mode ? { mode, domains: mode === 'domain' ? (domains ?? []) : [] } : null, {
      onSuccess: () => notifications.show({ message: texts.saved }),
      onError: ({ message }) => notifications.show({ color: 'red', title: adminTexts.changeFailed, message }),
    })
  }
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <Radio.Group label={texts.legend} value={choice} onChange={setChoice}>
        <Stack gap={12} mt={8}>
          <Radio value={bySetting} label={texts.byServer(texts.modes[setting.mode])} />
          {registrationModes.map((name) => (
            <Radio key={name} value={name} label={texts.modes[name]} description={texts.hints[name]} />
          ))}
        </Stack>
      </Radio.Group>
      {mode === 'domain' && (
        <TextInput
          label={texts.domains}
          description={texts.domainsHint}
          autoComplete="off"
          value={entered}
          error={isChecked && isWrong ? texts.domainsNeeded : undefined}
          onChange={(event) => setEntered(event.currentTarget.value)}
        />
      )}
      <div>
        <Button type="submit" loading={save.isPending}>
          {texts.save}
        </Button>
      </div>
    </form>
  )
}
