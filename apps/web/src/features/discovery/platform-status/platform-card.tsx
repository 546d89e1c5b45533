import { Title } from '@mantine/core'
import {
  type Icon,
  IconAlertTriangleFilled,
  IconCircleCheckFilled,
  IconCircleDashed,
  IconCircleMinus,
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

const conditionIcons: Record<PlatformCondition, Icon> = {
  working: IconCircleCheckFilled,
  failing: IconAlertTriangleFilled,
  untried: IconCircleDashed,
  off: IconCircleMinus,
}

/** One platform: whether it works, what is used, what went wrong, and what to do about it. */
export function PlatformCard({ status, now }: { status: PlatformStatus; now: Date }) {
  const titleId = useId()
  const { platform, mode, quota } = status
  const condition = assessPlatform(status)
  const ConditionIcon = conditionIcons[condition]
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
          <span className={classes.condition}>
            <ConditionIcon size={16} aria-hidden />
            {texts.conditions[condition]}
          </span>
        </p>
      </header>
      {advice && (
        <p className={classes.advice}>
          <strong>{texts.whatToDo}</strong> {advice}
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

function findAdvice(status: PlatformStatus): string | undefined {
  const { platform, mode } = status
  if (mode === 'off') return texts.modeAdvice.off(platform)
  const error = findLastingError(status)
  if (error) return texts.advice[error.kind](platform)
  return mode === 'stand_in' ? texts.modeAdvice.stand_in(platform) : undefined
}
