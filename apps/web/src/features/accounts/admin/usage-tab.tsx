import { Progress, Skeleton, Text, Title } from '@mantine/core'
import type { AdminUsage } from '@troupe/contract/account/admin'
import { platformNames } from '@troupe/contract/catalogues/platforms'
import type { PlatformQuota, PlatformStatus } from '@troupe/contract/discover/platform-status'
import { lazy, Suspense } from 'react'
import { formatBytes, formatExact } from '../../../lib/format/numbers.ts'
import { tell } from '../../../lib/language/tell.ts'
import { Moment } from '../../../ui/moment.tsx'
import { StateMark } from '../../../ui/state-mark.tsx'
import { useUsage } from '../api/admin-installation.ts'
import classes from './admin-screen.module.css'
import { adminTexts } from './admin-texts.ts'
import { ReadFailure } from './read-failure.tsx'

const texts = adminTexts.usage
const chartHeight = 200
/** The library for charts is large, and the other tabs have none. */
const MailChart = lazy(async () => ({ default: (await import('./mail-chart.tsx')).MailChart }))
const tones = { live: 'good', stand_in: 'active', off: 'quiet' } as const
/** The share of a quota from which its bar is a warning. */
const nearlyUsedUp = 0.8

/** What the installation holds and sends, and what is left of the quotas. */
export function UsageTab() {
  const { data, error, refetch } = useUsage()
  if (error && !data) return <ReadFailure error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height={480} radius="lg" role="status" aria-label={adminTexts.loading} />
  const total = data.mails_per_day.reduce((sum, { count }) => sum + count, 0)
  return (
    <div className={classes.stack}>
      <Figures usage={data} />
      <section className={classes.panel} aria-labelledby="mails-sent">
        <div>
          <Title order={2} size="h4" id="mails-sent">
            {texts.mails}
          </Title>
          <Text size="sm" c="dimmed">
            {texts.total(total)}
          </Text>
        </div>
        <Suspense fallback={<Skeleton height={chartHeight} />}>
          <MailChart days={data.mails_per_day} height={chartHeight} />
        </Suspense>
      </section>
      <section className={classes.panel} aria-labelledby="quotas">
        <Title order={2} size="h4" id="quotas">
          {texts.quotas}
        </Title>
        {data.platforms.map((status) => (
          <PlatformQuotas key={status.platform} status={status} />
        ))}
      </section>
    </div>
  )
}

function Figures({ usage: { people, creators, campaigns, storage } }: { usage: AdminUsage }) {
  const figures = [
    [texts.people, formatExact(people)],
    [texts.creators, formatExact(creators)],
    [texts.campaigns, formatExact(campaigns)],
    [texts.database, formatBytes(storage.database_bytes)],
    [texts.free, storage.free_bytes === null ? texts.unknown : formatBytes(storage.free_bytes)],
  ]
  return (
    <dl className={classes.figures}>
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function PlatformQuotas({ status: { platform, mode, quota } }: { status: PlatformStatus }) {
  return (
    <div className={classes.platform}>
      <div>
        <Text fw={600} component="h3" size="sm">
          {platformNames[platform]}
        </Text>
        <StateMark tone={tones[mode]}>{texts.modes[mode]}</StateMark>
      </div>
      <div className={classes.stack}>
        {quota.length === 0 && <Text c="dimmed">{texts.noQuota}</Text>}
        {quota.map((item) => (
          <Quota key={item.name} quota={item} />
        ))}
      </div>
    </div>
  )
}

function Quota({ quota }: { quota: PlatformQuota }) {
  const { name, used, limit, resets_at } = quota
  const share = limit === null ? 0 : used < limit ? used / limit : 1
  return (
    <div className={classes.quota}>
      <div>
        <strong>{tell(quota, name)}</strong>
        {' · '}
        {limit === null ? texts.usedOnly(used) : texts.used(used, limit)}
        <span className={classes.quiet}>
          {' · '}
          <Moment at={resets_at} label={texts.resets} />
        </span>
      </div>
      {limit !== null && <Progress value={share * 100} color={share >= nearlyUsedUp ? 'orange' : 'sea'} aria-hidden />}
    </div>
  )
}
