import { Alert, Button } from '@mantine/core'
import type { OwnChannel } from '@troupe/contract/own-channel'
import { useState } from 'react'
import { Moment } from '../../../ui/moment.tsx'
import { SettingsSection } from '../../../ui/settings-section.tsx'
import classes from './own-channel-screen.module.css'
import { ownChannelTexts } from './own-channel-texts.ts'
import { StatementForm } from './statement-form.tsx'
import { StatementValueList } from './statement-value-list.tsx'

const texts = ownChannelTexts.statement

interface OwnStatementProps {
  token: string
  channel: OwnChannel
}

/** What the creator said of the channel, and the form in which it is corrected. */
export function OwnStatement({ token, channel }: OwnStatementProps) {
  const [mode, setMode] = useState<'read' | 'correct' | 'saved'>('read')
  return (
    <SettingsSection title={texts.title} lead={texts.lead}>
      {mode === 'correct' ? (
        <StatementForm
          token={token}
          statement={channel.statement}
          onSaved={() => setMode('saved')}
          onCancel={() => setMode('read')}
        />
      ) : (
        <>
          {mode === 'saved' && (
            <Alert color="sea" role="status">
              {texts.saved}
            </Alert>
          )}
          <StatementValueList statement={channel.statement} email={channel.creator.email} />
          <p className={classes.quiet}>
            {texts.confirmed} <Moment at={channel.confirmed_at} />
          </p>
          <div>
            <Button size="md" onClick={() => setMode('correct')}>
              {texts.correct}
            </Button>
          </div>
        </>
      )}
    </SettingsSection>
  )
}
