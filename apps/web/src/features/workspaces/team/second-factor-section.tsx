import { Alert, Switch } from '@mantine/core'
import { describeFailure } from '../../../lib/transport/describe-failure.ts'
import { SettingsSection } from '../../../ui/settings/settings-section.tsx'
import { useChangeWorkspace } from '../api/people.ts'
import { teamTexts } from '../workspace-texts.ts'

const texts = teamTexts.secondFactor

/** Demands a second factor of all members. */
export function SecondFactorSection({ isNeeded }: { isNeeded: boolean }) {
  const change = useChangeWorkspace()
  // Shows the choice at once, and the old one again if it was refused.
  const isOn = change.isPending ? change.variables.needs_second_factor : isNeeded
  return (
    <SettingsSection title={texts.title} lead={texts.lead}>
      {change.error && (
        <Alert color="red" role="alert">
          {describeFailure(change.error, texts.failed)}
        </Alert>
      )}
      <Switch
        label={texts.label}
        checked={isOn === true}
        disabled={change.isPending}
        onChange={({ currentTarget }) => change.mutate({ needs_second_factor: currentTarget.checked })}
      />
    </SettingsSection>
  )
}
