import { Alert, Button, Group, Text } from '@mantine/core'
import type { ReviewResponse } from '@troupe/contract/campaigns/mail-review'
import { Link } from 'react-router'
import { tell } from '../../../../lib/language/tell.ts'
import { writingTexts } from './writing-texts.ts'

const texts = writingTexts.setup

interface SetupNoticeProps {
  /** Why the server would refuse to send now; null if it would not. */
  refusal: ReviewResponse['refusal']
  settingsPath: string
}

/** Says before anything is written what keeps mails from leaving. */
export function SetupNotice({ refusal, settingsPath }: SetupNoticeProps) {
  if (!refusal) return null
  return (
    <Alert color="yellow" title={texts.title} role="region" aria-label={texts.title}>
      <Group justify="space-between" gap="8px 24px">
        <div>
          <Text size="sm">{tell(refusal, refusal.message)}</Text>
          <Text size="sm">{texts.hint}</Text>
        </div>
        <Button variant="default" size="xs" component={Link} to={settingsPath}>
          {texts.settings}
        </Button>
      </Group>
    </Alert>
  )
}
