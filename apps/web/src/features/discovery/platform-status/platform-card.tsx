import { Title } from '@mantine/core'
import {
  type Icon,
  IconAlertTriangleFilled,
  IconCircleCheckFilled,
  IconCircleDashed,
  IconClockFilled,
} from '@tabler/icons-react'
import { platformNames } from '@troupe/contract/catalogues/platforms'
import type { PlatformStatus } from '@troupe/contract/discover/platform-status'
import { useId } from 'react'
import { formatTimeAgo } from '../../../lib/format/dates.ts'
import { betweenClauses, sentenceEnd } from '../../../lib/format/punctuation.ts'
import { tell } from '../../../lib/language/tell.ts'
import { PlatformGlyph } from '../../../ui/creator/platform-glyph.tsx'
import { assessPlatform, findLastingError, type PlatformCondition } from './assess-platform.ts'
import classes from './platform-card.module.css'
import { PlatformGuide } from './platform-guide.tsx'
import { PlatformQuota } from './platform-quota.tsx'
import { platformStatusTexts as texts } from './platform-status-texts.ts'
import { TimeText } from './time-text.tsx'

const conditionIcons: Record<Exclude<PlatformCondition, 'off'>, Icon> = {
  working: IconCircleCheckFilled,
  paused: IconClockFilled,
  failing: IconAlertTriangleFilled,
  untried: IconCircleDashed,
}

/** A platform with its state, quotas, last error and advice. */
export function PlatformCard({ status, now }: { status: PlatformStatus; now: Date }) {
  const titleId = useId()
  const { platform, mode, quota } = status
  const condition = assessPlatform(status)
  const advice = findAdvice(status)
  return (
    <article className={classes.root} aria-labelledby={titleId} data-condition={condition}>
      <header className={classes.header}>
        <span className={classes.glyph} aria-hidden>
          <PlatformGlyph platform={platform} size={20} />
        </span>
        <Title order={2} size="h3" id={titleId}>
          {platformNames[platform]}
        </Title>
        <p className={classes.state}>
          <span>{texts.modes[mode]}</span>
          {condition !== 'off' && <Condition condition={condition} />}
        </p>
      </header>
      {advice && (
        <p className={classes.advice}>
          <strong>{advice.title}</strong> {advice.text}
        </p>
      )}
      <dl className={classes.facts}>
        <div className={classes.quota}>
          <dt>{texts.quota}</dt>
          <dd>
            {quota.length === 0 && texts.noQuota}
            {quota.map((item) => (
              <PlatformQuota key={item.name} quota={item} now={now} />
            ))}
          </dd>
        </div>
        <PlatformHistory status={status} now={now} />
      </dl>
      <PlatformGuide platform={platform} />
    </article>
  )
}

function Condition({ condition }: { condition: Exclude<PlatformCondition, 'off'> }) {
  const ConditionIcon = conditionIcons[condition]
  return (
    <span className={classes.condition}>
      <ConditionIcon size={16} aria-hidden />
      {texts.conditions[condition]}
    </span>
  )
}

function findAdvice(status: PlatformStatus): { title: string; text: string } | undefined {
  const { platform, mode } = status
  const { failure, standIn, off } = texts.adviceTitles
  if (mode === 'off') return { title: off, text: texts.modeAdvice.off(platform) }
  const error = findLastingError(status)
  // Keys and addresses cannot be the cause of a stand-in's failure.
  if (error && mode === 'stand_in') return { title: failure, text: texts.standInAdvice }
  if (error) return { title: failure, text: texts.advice[error.kind](platform) }
  return mode === 'stand_in' ? { title: standIn, text: texts.modeAdvice.stand_in(platform) } : undefined
}

/** The last success and the last error. */
function PlatformHistory({ status, now }: { status: PlatformStatus; now: Date }) {
  const { last_error, last_success_at } = status
  const isOver = findLastingError(status) === undefined
  return (
    <>
      <div>
        <dt>{texts.lastSuccess}</dt>
        <dd>{last_success_at ? <TimeAgo at={last_success_at} now={now} /> : texts.never}</dd>
      </div>
      <div>
        <dt>{texts.lastError}</dt>
        {last_error ? (
          <dd data-lasting={!isOver || undefined}>
            <strong>{texts.failures[last_error.kind]}</strong>
            {betweenClauses}
            <TimeAgo at={last_error.at} now={now} />
            {sentenceEnd}
            <span className={classes.message} dir="auto">
              {tell(last_error, last_error.message)}
            </span>
            {isOver && status.last_success_at && <span className={classes.message}>{texts.answeredSince}</span>}
          </dd>
        ) : (
          <dd>{texts.noError}</dd>
        )}
      </div>
    </>
  )
}

function TimeAgo({ at, now }: { at: string; now: Date }) {
  const moment = new Date(at)
  return <TimeText moment={moment}>{formatTimeAgo(moment, now)}</TimeText>
}
