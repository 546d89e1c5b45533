import { Button, Skeleton, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ConnectedProgram } from '@troupe/contract/account/connected-programs'
import { useState } from 'react'
import { describeFailure } from '../../../lib/transport/describe-failure.ts'
import { Notice } from '../../../ui/notice.tsx'
import framed from '../../../ui/settings/framed-list.module.css'
import { SettingsSection } from '../../../ui/settings/settings-section.tsx'
import { useConnectedProgramList } from './api/connected-programs.ts'
import { ConnectedProgramRow } from './connected-program-row.tsx'
import { connectedProgramTexts as texts } from './connected-program-texts.ts'
import { DisconnectDialog } from './disconnect-dialog.tsx'

/** Lists the programs that the user allowed, each with a way to disconnect it. */
export function ConnectedProgramsSection() {
  const { data: programs, error, refetch } = useQuery(useConnectedProgramList())
  const [leaving, setLeaving] = useState<ConnectedProgram>()
  return (
    <SettingsSection title={texts.title} lead={texts.lead}>
      {error && (
        <Notice isError title={texts.failed} text={describeFailure(error, '')}>
          <Button variant="default" onClick={() => void refetch()}>
            {texts.retry}
          </Button>
        </Notice>
      )}
      {!programs && !error && <Skeleton height={72} role="status" aria-label={texts.loading} />}
      {programs?.length === 0 && <Text c="dimmed">{texts.none}</Text>}
      {programs && programs.length > 0 && (
        <ul className={framed.root}>
          {programs.map((program) => (
            <ConnectedProgramRow key={program.id} program={program} onDisconnect={() => setLeaving(program)} />
          ))}
        </ul>
      )}
      <DisconnectDialog program={leaving} onClose={() => setLeaving(undefined)} />
    </SettingsSection>
  )
}
