import { Button, Group, Pagination, Select, Skeleton, Text, Title } from '@mantine/core'
import {
  campaignChangeEndpoints,
  campaignCreatorPageSize,
  creatorStates,
} from '@troupe/contract/campaigns/campaign-changes'
import type { Campaign } from '@troupe/contract/mail/campaigns'
import type { CSSProperties, ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { Notice } from '../../../../ui/notice.tsx'
import framed from '../../../../ui/settings/framed-list.module.css'
import { type CreatorFilter, useCampaignCreators } from '../../api/campaign-changes.ts'
import { useExistingPage } from '../../use-existing-page.ts'
import { campaignTexts, nameStep } from '../campaign-texts.ts'
import { DecideUnknown } from '../decide-unknown.tsx'
import classes from './campaign-creators.module.css'
import { CreatorRow } from './creator-row.tsx'
import { creatorsTexts as texts } from './creators-texts.ts'

const Filter = campaignChangeEndpoints.listCreators.query.pick({ page: true, state: true, step: true })

interface CampaignCreatorsProps {
  campaign: Campaign
  /** Beside the title. */
  action: ReactNode
}

/** The creators of a campaign, filtered by state and step. The filter is kept in the address. */
export function CampaignCreators({ campaign, action }: CampaignCreatorsProps) {
  const [filter, setFilter] = useCreatorFilter()
  const { data, error, refetch, isPlaceholderData } = useCampaignCreators(campaign, filter)
  const pages = Math.ceil((data?.total ?? 0) / campaignCreatorPageSize)
  const turnTo = (page: number) => setFilter({ page: page === 1 ? undefined : String(page) })
  // Creators leave a state while it is shown.
  useExistingPage({ page: filter.page, pages: data && !isPlaceholderData ? pages : undefined }, turnTo)
  return (
    <section className={classes.root} aria-labelledby="creators">
      <Group justify="space-between" gap={12}>
        <Title order={2} size="h3" id="creators">
          {texts.title}
        </Title>
        {action}
      </Group>
      <FilterFields campaign={campaign} filter={filter} onChange={setFilter} />
      <UnknownOfStep campaign={campaign} filter={filter} />
      {data ? (
        data.creators.length === 0 ? (
          <Text c="dimmed">{texts.none}</Text>
        ) : (
          <Rows campaign={campaign}>
            {data.creators.map((creator) => (
              <CreatorRow key={creator.id} row={creator} campaign={campaign} />
            ))}
          </Rows>
        )
      ) : error ? (
        <Notice isError title={texts.failed} text={error.message}>
          <Button variant="default" onClick={() => void refetch()}>
            {campaignTexts.retry}
          </Button>
        </Notice>
      ) : (
        <Skeleton height={240} role="status" aria-label={campaignTexts.loading} />
      )}
      {pages > 1 && (
        <nav aria-label={texts.pages} className={classes.pages}>
          <Pagination total={pages} value={filter.page} onChange={turnTo} />
        </nav>
      )}
    </section>
  )
}

/** The rows below the names of their columns, which each cell repeats for those who do not see them. */
function Rows({ campaign, children }: { campaign: Campaign; children: ReactNode }) {
  const columns: CSSProperties & Record<'--steps', number> = { '--steps': campaign.steps.length }
  return (
    <div className={classes.table} style={columns}>
      <div className={classes.columns} aria-hidden>
        <span>{texts.creator}</span>
        {campaign.steps.map(({ number }) => (
          <span key={number}>{nameStep(number)}</span>
        ))}
        <span>{texts.replied}</span>
      </div>
      <ul className={framed.root} aria-label={texts.list}>
        {children}
      </ul>
    </div>
  )
}

interface FilterFieldsProps {
  campaign: Campaign
  filter: CreatorFilter
  onChange: (parts: FilterParts) => void
}

function FilterFields({ campaign, filter, onChange }: FilterFieldsProps) {
  return (
    <div className={classes.filter}>
      <Select
        aria-label={texts.filter}
        allowDeselect={false}
        value={filter.state ?? ''}
        data={[
          { value: '', label: texts.allStates },
          ...creatorStates.map((state) => ({ value: state, label: texts.states[state] })),
        ]}
        onChange={(state) => onChange({ state: state || undefined, page: undefined })}
      />
      {campaign.steps.length > 1 && (
        <Select
          aria-label={texts.mail}
          allowDeselect={false}
          value={filter.step === undefined ? '' : String(filter.step)}
          data={[
            { value: '', label: texts.allMails },
            ...campaign.steps.map(({ number }) => ({ value: String(number), label: nameStep(number) })),
          ]}
          onChange={(step) => onChange({ step: step || undefined, page: undefined })}
        />
      )}
    </div>
  )
}

/** If the list shows the mails of unknown outcome of one step: a button that resolves only these. */
function UnknownOfStep({ campaign, filter: { state, step } }: { campaign: Campaign; filter: CreatorFilter }) {
  const count = campaign.steps.find(({ number }) => number === step)?.counts.unknown ?? 0
  if (state !== 'unknown' || step === undefined || count === 0 || campaign.steps.length === 1) return null
  return (
    <Group gap={8}>
      <Text size="sm">{campaignTexts.decide.ofStep(count, nameStep(step))}</Text>
      <DecideUnknown campaign={campaign} count={count} step={step} />
    </Group>
  )
}

type FilterParts = Partial<Record<keyof CreatorFilter, string | undefined>>

/** The filter in the address. If the address has invalid values, the default filter is used. */
function useCreatorFilter(): [CreatorFilter & { page: number }, (parts: FilterParts) => void] {
  const [search, setSearch] = useSearchParams()
  const parsed = Filter.safeParse(Object.fromEntries(search))
  const setParts = (parts: FilterParts) =>
    setSearch(
      (current) => {
        for (const [name, value] of Object.entries(parts)) {
          if (value === undefined) current.delete(name)
          else current.set(name, value)
        }
        return current
      },
      { preventScrollReset: true },
    )
  return [parsed.success ? parsed.data : { page: 1 }, setParts]
}
