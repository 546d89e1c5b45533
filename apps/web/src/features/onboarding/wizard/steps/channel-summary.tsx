import { IconRosetteDiscountCheckFilled } from '@tabler/icons-react'
import type { OnboardingProfile } from '@troupe/contract/onboarding'
import { formatCount, formatExact, formatPercent } from '../../../../lib/format/numbers.ts'
import { CreatorAvatar } from '../../../../ui/creator/creator-avatar.tsx'
import { PlatformGlyph } from '../../../../ui/creator/platform-glyph.tsx'
import { KnownValue } from '../../../../ui/creator-card/known-value.tsx'
import { wizardTexts } from '../state/wizard-texts.ts'
import classes from './channel-summary.module.css'

const texts = wizardTexts.confirm
const formatWeekly = (posts: number) => texts.aWeek(formatExact(Math.round(posts * 10) / 10))

/** The summary has room for some lines, which blank ones would waste. The field below has the text as it is. */
function withoutBlankLines(description: string): string {
  return description.replace(/\n\s*\n/g, '\n').trim()
}

/** A channel as returned by its platform. */
export function ChannelSummary({ profile }: { profile: OnboardingProfile }) {
  const figures = [
    [texts.subscribers, profile.subscribers, formatCount],
    [texts.videos, profile.videos_count, formatCount],
    [texts.frequency, profile.posting_frequency, formatWeekly],
    [texts.averageViews, profile.average_views, formatCount],
    [texts.engagement, profile.engagement_rate, formatPercent],
  ] as const
  return (
    <section className={classes.root} aria-label={texts.summary}>
      <div className={classes.identity}>
        <CreatorAvatar src={profile.avatar_path} name={profile.title} size={64} />
        <div className={classes.names}>
          <p className={classes.title}>
            <span dir="auto">{profile.title}</span>
            {profile.verified && (
              <IconRosetteDiscountCheckFilled
                className={classes.verified}
                size={18}
                role="img"
                aria-label={texts.verified}
              />
            )}
          </p>
          <p className={classes.handle}>
            <PlatformGlyph platform={profile.platform} />
            <span dir="ltr">@{profile.handle.replace(/^@/, '')}</span>
          </p>
        </div>
      </div>
      {profile.description !== '' && (
        <p className={classes.description} dir="auto">
          {withoutBlankLines(profile.description)}
        </p>
      )}
      <dl className={classes.figures}>
        {figures.map(([name, value, format]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <KnownValue value={value} format={format} formatExact={formatExact} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
