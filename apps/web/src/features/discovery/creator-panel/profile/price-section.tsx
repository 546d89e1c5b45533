import { getCategoryName } from '@troupe/contract/catalogues/categories'
import { getCountryName } from '@troupe/contract/catalogues/countries'
import { type Platform, platformNames } from '@troupe/contract/catalogues/platforms'
import type { Creator } from '@troupe/contract/creators'
import type { CreatorPrice, EstimateBasis } from '@troupe/contract/discover/creator-profile'
import { formatDollars, formatExact } from '../../../../lib/format/numbers.ts'
import { ConfirmedMark } from '../../../../ui/creator-card/confirmed-mark.tsx'
import { Disclosure } from '../../../../ui/disclosure.tsx'
import { PanelSection } from './panel-section.tsx'
import { panelTexts } from './panel-texts.ts'
import classes from './price-section.module.css'

/** Texts of a creator's price. */
const texts = {
  perPost: 'for one sponsored post',
  sources: { estimated: 'Estimated', stated: 'Named by the creator or a list' },
  named: 'Named by the creator',
  unknown: 'Neither a price nor followers and views are known, so nothing can be estimated.',
  noBasis: 'There is no estimate to compare it with: neither views nor followers are known.',
  how: { estimated: 'How it is computed', stated: 'What the estimate would be' },
  views: (platform: Platform, count: string, rate: string) =>
    `${count} average views at ${rate} per 1,000 on ${platformNames[platform]}`,
  followers: (platform: Platform, count: string, rate: string) =>
    `${count} followers at ${rate} per 1,000 on ${platformNames[platform]}`,
  mean: 'Geometric mean of the two',
  category: (name: string) => `Category: ${name}`,
  noCategory: 'Category: not known',
  region: (name: string) => `Country: ${name}`,
  noRegion: 'Country: not known',
  engagement: (percent: string) => `Engagement: ${percent}`,
  noEngagement: 'Engagement: not known',
  times: (factor: string) => `× ${factor}`,
  least: 'What even the smallest ask: at least',
  result: 'Rounded as people round',
  origin:
    'Rates: Word on the Block (2023). Factors: the published method of SponsorRate. A guide for a first offer, no quote.',
} as const

interface PriceSectionProps {
  creator: Pick<Creator, 'platform' | 'confirmed_at' | 'confirmed_fields'>
  price: CreatorPrice
}

/** The price of a sponsored post, with all figures of the estimate. */
export function PriceSection({ creator, price: { dollars, source, basis } }: PriceSectionProps) {
  const isConfirmed = creator.confirmed_fields.includes('estimated_price')
  return (
    <PanelSection title={panelTexts.sections.price}>
      {dollars === null ? (
        <p className={classes.quiet}>{texts.unknown}</p>
      ) : (
        <p className={classes.price}>
          <data value={dollars} title={`$${formatExact(dollars)}`}>
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
        dollars !== null && <p className={classes.quiet}>{texts.noBasis}</p>
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
          <dd>{toDollars(basis.dollars)}</dd>
        </div>
      </dl>
      <p className={classes.quiet}>{texts.origin}</p>
    </>
  )
}

const toDollars = (dollars: number) => `$${formatExact(dollars)}`

function listSteps(platform: Platform, basis: EstimateBasis): [label: string, value: string][] {
  const { followers, average_views, by_views, by_followers, main_category, region, engagement_rate } = basis
  const steps: [string, string][] = []
  if (average_views !== null && by_views !== null) {
    const rate = toDollars(basis.dollars_per_thousand_views)
    steps.push([texts.views(platform, formatExact(average_views), rate), toDollars(by_views)])
  }
  if (followers !== null && by_followers !== null) {
    const rate = toDollars(basis.dollars_per_thousand_followers)
    steps.push([texts.followers(platform, formatExact(followers), rate), toDollars(by_followers)])
  }
  if (by_views !== null && by_followers !== null) {
    steps.push([texts.mean, toDollars(Math.sqrt(by_views * by_followers))])
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
    [texts.least, toDollars(basis.least_dollars)],
  ]
}
