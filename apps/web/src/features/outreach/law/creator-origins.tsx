import { Anchor, Button, Skeleton, Text } from '@mantine/core'
import type { DataOrigin, GivenNotice } from '@troupe/contract/law/data-origins'
import type { NotedBasis } from '@troupe/contract/law/mail-laws'
import { useState } from 'react'
import { Link } from 'react-router'
import { formatDay } from '../../../lib/format/dates.ts'
import { listWords } from '../../../lib/format/lists.ts'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { labelMergeFields } from '../name-merge-field.ts'
import classes from './law.module.css'
import { basisTexts, originTexts as texts } from './law-texts.ts'
import { useOrigins } from './use-mail-laws.ts'

interface CreatorOriginsProps {
  creatorId: string
  campaignsPath: string
}

/** Where a creator's data came from, the notices that they got, and the noted basis. A folded section of the panel. */
export function CreatorOrigins(props: CreatorOriginsProps) {
  const [wasOpened, setOpened] = useState(false)
  return (
    <Disclosure summary={texts.summary} onOpen={() => setOpened(true)}>
      {wasOpened && <Origins {...props} />}
    </Disclosure>
  )
}

function Origins({ creatorId, campaignsPath }: CreatorOriginsProps) {
  const { data, error, refetch } = useOrigins(creatorId)
  if (!data) {
    if (!error) return <Skeleton height={160} role="status" aria-label={texts.loading} />
    return (
      <>
        <Text size="sm" role="alert">
          {texts.failed(error.message)}
        </Text>
        <Button variant="default" size="compact-sm" mt={8} onClick={() => void refetch()}>
          {texts.retry}
        </Button>
      </>
    )
  }
  return (
    <div className={classes.parts}>
      <OriginTable origins={data.origins} />
      <Notices notices={data.notices} campaignsPath={campaignsPath} />
      <Basis noted={data.contact_basis} />
    </div>
  )
}

/** Values with the same source, day and basis. */
function groupAlike(origins: readonly DataOrigin[]) {
  const alike = Map.groupBy(origins, ({ source, at, basis }) => [source, at.slice(0, 10), basis].join(' '))
  return [...alike.values()].flatMap((same) => {
    const [first] = same
    return first ? [{ ...first, groups: same.map(({ group }) => group) }] : []
  })
}

function OriginTable({ origins }: { origins: readonly DataOrigin[] }) {
  const sources: Readonly<Record<string, string>> = texts.sources
  return (
    <table className={classes.origins}>
      <thead>
        <tr>
          <th scope="col">{texts.value}</th>
          <th scope="col">{texts.source}</th>
          <th scope="col">{texts.day}</th>
          <th scope="col">{texts.basis}</th>
        </tr>
      </thead>
      <tbody>
        {groupAlike(origins).map(({ groups, source, at, basis }) => (
          <tr key={groups.join()}>
            <th scope="row">
              {listWords(
                groups.map((group) => texts.groups[group]),
                'and',
              )}
            </th>
            <td>{sources[source] ?? source}</td>
            <td>{formatDay(at.slice(0, 10))}</td>
            <td>{texts.bases[basis]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Notices({ notices, campaignsPath }: { notices: readonly GivenNotice[]; campaignsPath: string }) {
  return (
    <div>
      <Text size="sm" fw={600}>
        {texts.notices}
      </Text>
      {notices.length === 0 && (
        <Text size="sm" c="dimmed">
          {texts.noNotices}
        </Text>
      )}
      {notices.map(({ campaign_id, campaign_name, given_at, is_certain }) => (
        <Text key={campaign_id} size="sm">
          {texts.given(formatDay(given_at.slice(0, 10)))}{' '}
          <Anchor component={Link} to={`${campaignsPath}/${campaign_id}`} size="sm" underline="always" dir="auto">
            {labelMergeFields(campaign_name)}
          </Anchor>{' '}
          {!is_certain && texts.uncertain}
        </Text>
      ))}
    </div>
  )
}

function Basis({ noted }: { noted: NotedBasis | null }) {
  return (
    <div>
      <Text size="sm" fw={600}>
        {texts.contactBasis}
      </Text>
      {noted ? (
        <>
          <Text size="sm">
            {basisTexts.bases[noted.basis]}, {formatDay(noted.noted_at.slice(0, 10))}
          </Text>
          {noted.note !== '' && (
            <Text size="sm" c="dimmed" dir="auto">
              {noted.note}
            </Text>
          )}
        </>
      ) : (
        <Text size="sm" c="dimmed">
          {texts.noContactBasis}
        </Text>
      )}
    </div>
  )
}
