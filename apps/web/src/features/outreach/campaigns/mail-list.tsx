import { Button, Group, Pagination, Select, Skeleton, Text, Title } from '@mantine/core'
import { type Campaign, campaignEndpoints } from '@troupe/contract/mail/campaigns'
import { useSearchParams } from 'react-router'
import { Notice } from '../../../ui/notice.tsx'
import framed from '../../../ui/settings/framed-list.module.css'
import { type MailFilter, useCampaignMails } from '../api/campaign-mails.ts'
import { isOver } from '../api/campaigns.ts'
import classes from './campaign-screen.module.css'
import { campaignTexts } from './campaign-texts.ts'
import { DecideUnknown } from './decide-unknown.tsx'
import { MailItem } from './mail-item.tsx'

const texts = campaignTexts.mails
const pageSize = 50
const states = ['sent', 'waiting', 'failed', 'unknown', 'suppressed', 'skipped', 'cancelled'] as const
const Filter = campaignEndpoints.listMails.query.pick({ page: true, state: true, step: true })

/** The mails of a campaign, filtered by state and step. The filter is kept in the address. */
export function MailList({ campaign }: { campaign: Campaign }) {
  const stepCount = campaign.steps.length
  const [filter, setFilter] = useMailFilter()
  const { data, error, refetch } = useCampaignMails({ campaignId: campaign.id, filter, isLive: !isOver(campaign) })
  const pages = Math.ceil((data?.total ?? 0) / pageSize)
  return (
    <section className={classes.mails} aria-labelledby="recipients">
      <Group justify="space-between" align="flex-end" gap={12}>
        <Title order={2} size="h3" id="recipients">
          {texts.title}
        </Title>
        <Group gap={8}>
          {stepCount > 1 && (
            <Select
              aria-label={texts.mail}
              w={152}
              allowDeselect={false}
              value={filter.step === undefined ? '' : String(filter.step)}
              data={listSteps(stepCount)}
              onChange={(step) => setFilter({ step: step || undefined, page: undefined })}
            />
          )}
          <Select
            aria-label={texts.filter}
            w={152}
            allowDeselect={false}
            value={filter.state ?? ''}
            data={[
              { value: '', label: texts.allStates },
              ...states.map((state) => ({ value: state, label: campaignTexts.counts[state] })),
            ]}
            onChange={(state) => setFilter({ state: state || undefined, page: undefined })}
          />
        </Group>
      </Group>
      <UnknownOfStep campaign={campaign} filter={filter} />
      {data ? (
        data.recipients.length === 0 ? (
          <Text c="dimmed">{texts.none}</Text>
        ) : (
          <ul className={framed.root}>
            {data.recipients.map((mail) => (
              <MailItem key={mail.id} mail={mail} withStep={stepCount > 1} />
            ))}
          </ul>
        )
      ) : error ? (
        <Notice isError title={texts.failed} text={error.message}>
          <Button variant="default" onClick={() => void refetch()}>
            {campaignTexts.retry}
          </Button>
        </Notice>
      ) : (
        <Skeleton height={240} />
      )}
      {pages > 1 && (
        <nav aria-label={texts.pages} className={classes.pages}>
          <Pagination
            total={pages}
            value={filter.page}
            onChange={(page) => setFilter({ page: page === 1 ? undefined : String(page) })}
          />
        </nav>
      )}
    </section>
  )
}

/** If the list shows the mails of unknown outcome of one step: a button that resolves only these. */
function UnknownOfStep({ campaign, filter: { state, step } }: { campaign: Campaign; filter: MailFilter }) {
  const count = campaign.steps.find(({ number }) => number === step)?.counts.unknown ?? 0
  if (state !== 'unknown' || step === undefined || count === 0 || campaign.steps.length === 1) return null
  const mail = step === 0 ? campaignTexts.firstMail : campaignTexts.followUp(step)
  return (
    <Group gap={8}>
      <Text size="sm">{campaignTexts.decide.ofStep(count, mail)}</Text>
      <DecideUnknown campaign={campaign} count={count} step={step} />
    </Group>
  )
}

function listSteps(stepCount: number) {
  return [
    { value: '', label: texts.allSteps },
    { value: '0', label: campaignTexts.firstMail },
    ...Array.from({ length: stepCount - 1 }, (_, index) => ({
      value: String(index + 1),
      label: campaignTexts.followUp(index + 1),
    })),
  ]
}

type FilterParts = Partial<Record<keyof MailFilter, string | undefined>>

/** The filter in the address. If the address has invalid values, the default filter is used. */
function useMailFilter(): [MailFilter, (parts: FilterParts) => void] {
  const [search, setSearch] = useSearchParams()
  const parsed = Filter.safeParse(Object.fromEntries(search))
  const setParts = (parts: FilterParts) =>
    setSearch((current) => {
      for (const [name, value] of Object.entries(parts)) {
        if (value === undefined) current.delete(name)
        else current.set(name, value)
      }
      return current
    })
  return [parsed.success ? parsed.data : { page: 1 }, setParts]
}
