import { Progress, Text } from '@mantine/core'
import type { MailCounts } from '@troupe/contract/mail/campaigns'
import { formatExact } from '../../../lib/format/numbers.ts'
import classes from './campaign-progress.module.css'
import { campaignTexts as texts } from './campaign-texts.ts'

/** In the order of the bar. Waiting mails are its empty rest. */
const parts = [
  { name: 'sent', color: 'var(--troupe-accent)' },
  { name: 'unknown', color: 'var(--troupe-warning)' },
  { name: 'failed', color: 'var(--troupe-danger)' },
  { name: 'suppressed', color: 'var(--troupe-line-strong)' },
  { name: 'skipped', color: 'var(--troupe-line-strong)' },
  { name: 'cancelled', color: 'var(--troupe-line-strong)' },
] as const

/** Counts that are always shown. The others are shown if they are not 0. */
const alwaysNamed = new Set<keyof MailCounts>(['sent', 'failed', 'waiting'])

interface CampaignProgressProps {
  counts: MailCounts
  /** Hides the counts below the bar. */
  isCompact?: boolean
}

/** Progress of the mails of a step, as a bar and as counts. */
export function CampaignProgress({ counts, isCompact = false }: CampaignProgressProps) {
  const { total, waiting } = counts
  const done = total - waiting
  return (
    <div>
      <Progress.Root
        className={classes.bar}
        size={isCompact ? 6 : 10}
        role="progressbar"
        aria-label={texts.progress}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={done}
        aria-valuetext={texts.progressOf(done, total)}
      >
        {parts.map(({ name, color }) => (
          <Progress.Section
            key={name}
            withAria={false}
            className={classes.section}
            value={total === 0 ? 0 : (counts[name] / total) * 100}
            color={color}
          />
        ))}
      </Progress.Root>
      {!isCompact && (
        <dl className={classes.figures}>
          {(['sent', 'failed', 'waiting', 'unknown', 'suppressed', 'skipped', 'cancelled'] as const)
            .filter((name) => alwaysNamed.has(name) || counts[name] > 0)
            .map((name) => (
              <div key={name} data-part={counts[name] > 0 ? name : undefined}>
                <Text component="dt" size="sm" c="dimmed">
                  {texts.counts[name]}
                </Text>
                <dd className={classes.figure}>{formatExact(counts[name])}</dd>
              </div>
            ))}
        </dl>
      )}
    </div>
  )
}
