import type { Platform } from '@troupe/contract/catalogues/platforms'
import type { Creator } from '@troupe/contract/creators'
import type { CreatorPrice, EstimateBasis } from '@troupe/contract/discover/creator-profile'
import { getCategoryName, getCountryName } from '../../../../lib/format/names.ts'
import { formatDollars, formatExact, formatExactDollars } from '../../../../lib/format/numbers.ts'
import { ConfirmedMark } from '../../../../ui/creator-card/confirmed-mark.tsx'
import { Disclosure } from '../../../../ui/disclosure.tsx'
import { PanelSection } from './panel-section.tsx'
import { panelTexts, priceTexts as texts } from './panel-texts.ts'
import classes from './price-section.module.css'

interface PriceSectionProps {
  creator: Pick<Creator, 'platform' | 'subscribers' | 'average_views' | 'confirmed_at' | 'confirmed_fields'>
  price: CreatorPrice
}

/** The price of a sponsored post, with all figures of the estimate. */
export function PriceSection({ creator, price: { dollars, source, basis } }: PriceSectionProps) {
  const isConfirmed = creator.confirmed_fields.includes('estimated_price')
  const hasFigures = creator.subscribers !== null || creator.average_views !== null
  const withoutBasis = dollars === null ? texts.unknown : texts.noBasis
  return (
    <PanelSection title={panelTexts.sections.price}>
      {dollars !== null && (
        <p className={classes.price}>
          <data value={dollars} title={formatExactDollars(dollars)}>
            {formatDollars(dollars)}
          </data>{' '}
          <span className={classes.quiet}>
            {texts.perPost}
            {source && ` · ${isConfirmed ? texts.named : texts.sources[source]}`}
          </span>{' '}
          <ConfirmedMark creator={creator} field="estimated_price" />
        </p>
      )}
      {basis ? (
        <Disclosure summary={texts.how[source ?? 'estimated']}>
          <Computation platform={creator.platform} basis={basis} />
        </Disclosure>
      ) : (
        <p className={classes.quiet}>{hasFigures ? texts.notAllowed(creator.platform) : withoutBasis}</p>
      )}
    </PanelSection>
  )
}

/** The steps of the estimate, as in a bill. */
function Computation({ platform, basis }: { platform: Platform; basis: EstimateBasis }) {
  return (
    <>
      <dl className={classes.steps}>
        {listSteps(platform, basis).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div className={classes.result}>
          <dt>{texts.result}</dt>
          <dd>{formatExactDollars(basis.dollars)}</dd>
        </div>
      </dl>
      <p className={classes.quiet}>{texts.origin}</p>
    </>
  )
}

function listSteps(platform: Platform, basis: EstimateBasis): [label: string, value: string][] {
  const { followers, average_views, by_views, by_followers, main_category, region, engagement_rate } = basis
  const steps: [string, string][] = []
  if (average_views !== null && by_views !== null) {
    const rate = formatExactDollars(basis.dollars_per_thousand_views)
    steps.push([texts.views(platform, formatExact(average_views), rate), formatExactDollars(by_views)])
  }
  if (followers !== null && by_followers !== null) {
    const rate = formatExactDollars(basis.dollars_per_thousand_followers)
    steps.push([texts.followers(platform, formatExact(followers), rate), formatExactDollars(by_followers)])
  }
  if (by_views !== null && by_followers !== null) {
    steps.push([texts.mean, formatExactDollars(Math.sqrt(by_views * by_followers))])
  }
  return [
    ...steps,
    [
      main_category ? texts.category(getCategoryName(main_category)) : texts.noCategory,
      texts.times(formatExact(basis.category_factor)),
    ],
    [region ? texts.region(getCountryName(region)) : texts.noRegion, texts.times(formatExact(basis.region_factor))],
    [
      engagement_rate === null ? texts.noEngagement : texts.engagement(`${formatExact(engagement_rate)}%`),
      texts.times(formatExact(basis.engagement_factor)),
    ],
    [texts.least, formatExactDollars(basis.least_dollars)],
  ]
}
