import { Title } from '@mantine/core'
import {
  type Icon,
  IconAlertTriangleFilled,
  IconCircleCheckFilled,
  IconCircleDashed,
  IconClockFilled,
} from '@tabler/icons-react'
import type { PlatformStatus } from '@troupe/contract/platform-status'
import { platformNames } from '@troupe/contract/platforms'
import { useId } from 'react'
import { PlatformGlyph } from '../../../ui/platform-glyph.tsx'
import { assessPlatform, findLastingError, type PlatformCondition } from './assess-platform.ts'
import classes from './platform-card.module.css'
import { PlatformGuide } from './platform-guide.tsx'
import { PlatformHistory } from './platform-history.tsx'
import { PlatformQuota } from './platform-quota.tsx'
import { platformStatusTexts as texts } from './platform-status-texts.ts'

const conditionIcons: Record<Exclude<PlatformCondition, 'off'>, Icon> = {
  working: IconCircleCheckFilled,
  paused: IconClockFilled,
  failing: IconAlertTriangleFilled,
  untried: IconCircleDashed,
}

/** One platform: whether it works, what is used, what went wrong, and what to do about it. */
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
  // Keys and addresses are not what a stand-in fails by.
  if (error && mode === 'stand_in') return { title: failure, text: texts.standInAdvice }
  if (error) return { title: failure, text: texts.advice[error.kind](platform) }
  return mode === 'stand_in' ? { title: standIn, text: texts.modeAdvice.stand_in(platform) } : undefined
}
