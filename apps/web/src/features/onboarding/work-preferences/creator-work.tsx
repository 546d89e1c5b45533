import { Anchor, Button, Skeleton, Text } from '@mantine/core'
import type { WorkPreferences } from '@troupe/contract/onboarding'
import { betweenElements } from '../../../lib/format/punctuation.ts'
import { toHttpsUrl } from '../../../lib/https-url.ts'
import { translate } from '../../../lib/language/text.ts'
import { Moment } from '../../../ui/moment.tsx'
import { useWorkPreferences } from '../api/work-preferences.ts'
import classes from './creator-work.module.css'
import { workPreferencesTexts } from './work-preferences-texts.ts'

interface CreatorWorkProps {
  creatorId: string
  /** When the creator last confirmed the statement. */
  confirmedAt: string
}

/** How a registered creator likes to work. A section of the creator's panel. */
export function CreatorWork({ creatorId, confirmedAt }: CreatorWorkProps) {
  const { data, error, refetch } = useWorkPreferences(creatorId)
  return (
    <div className={classes.root}>
      {data ? (
        <Preferences preferences={data} />
      ) : error ? (
        <>
          <Text size="sm" role="alert">
            {workPreferencesTexts.failed(error.message)}
          </Text>
          <Button variant="default" size="xs" onClick={() => void refetch()}>
            {workPreferencesTexts.retry}
          </Button>
        </>
      ) : (
        data === undefined && <Skeleton height={48} role="status" aria-label={workPreferencesTexts.loading} />
      )}
      <Text size="sm" c="dimmed">
        <Moment label={workPreferencesTexts.registered} at={confirmedAt} />
        {workPreferencesTexts.registeredEnd}
      </Text>
    </div>
  )
}

function Preferences({ preferences }: { preferences: WorkPreferences }) {
  const { preferred_collaboration_types: types, additional_info: words, bio_link_url: address } = preferences
  const url = toHttpsUrl(address)
  return (
    <>
      {types.length === 0 ? (
        <Text size="sm">{workPreferencesTexts.unsaid}</Text>
      ) : (
        <ul className={classes.types} aria-label={workPreferencesTexts.types}>
          {types.map((type) => (
            <li key={type}>{translate(type)}</li>
          ))}
        </ul>
      )}
      {words !== '' && (
        <Text size="sm" className={classes.words} dir="auto">
          {words}
        </Text>
      )}
      {address !== null && (
        <Text size="sm" className={classes.words}>
          {workPreferencesTexts.link}
          {betweenElements(workPreferencesTexts.link)}
          {url ? (
            <Anchor href={url} target="_blank" rel="noopener noreferrer" inherit>
              {address}
            </Anchor>
          ) : (
            address
          )}
        </Text>
      )}
    </>
  )
}
