import { MultiSelect, NumberInput, TagsInput, Text } from '@mantine/core'
import type { BrandCriterion } from '@troupe/contract/brand-criteria'
import { countries } from '@troupe/contract/catalogues/countries'
import { languageCodes } from '@troupe/contract/catalogues/languages'
import { Platform, platformNames, platforms } from '@troupe/contract/catalogues/platforms'
import { getCountryName, getLanguageName } from '../../../lib/format/names.ts'
import classes from './criteria-editor.module.css'
import { criteriaTexts as texts } from './criteria-texts.ts'

interface CriterionValueProps {
  criterion: BrandCriterion
  /** Undefined: the criterion is empty. */
  onChange: (criterion: BrandCriterion | undefined) => void
}

/** The field that edits a criterion. */
export function CriterionValue({ criterion, onChange }: CriterionValueProps) {
  const orNothing = (changed: BrandCriterion) =>
    onChange('values' in changed && changed.values.length === 0 ? undefined : changed)
  switch (criterion.filter) {
    case 'regions':
      return (
        <Choice
          name={texts.names.regions}
          chosen={criterion.values}
          offered={countries.map(({ code }) => code)}
          toName={getCountryName}
          onChange={(values) => orNothing({ ...criterion, values })}
        />
      )
    case 'languages':
      return (
        <Choice
          name={texts.names.languages}
          chosen={criterion.values}
          offered={languageCodes}
          toName={getLanguageName}
          onChange={(values) => orNothing({ ...criterion, values })}
        />
      )
    case 'platforms':
      return (
        <Choice
          name={texts.names.platforms}
          chosen={criterion.values}
          offered={platforms}
          toName={(platform) => platformNames[Platform.parse(platform)]}
          onChange={(values) =>
            orNothing({ ...criterion, values: platforms.filter((platform) => values.includes(platform)) })
          }
        />
      )
    case 'exclude_words':
      return (
        <TagsInput
          aria-label={texts.names.exclude_words}
          value={criterion.values}
          maxTags={10}
          onChange={(values) => orNothing({ ...criterion, values: values.map((value) => value.slice(0, 50)) })}
        />
      )
    case 'verified_only':
    case 'has_email':
      return <Text size="sm">{texts.only[criterion.filter]}</Text>
    case 'audience':
      return (
        <Text size="sm" c="dimmed">
          {texts.audienceHint}
        </Text>
      )
    default:
      return <RangeEnds criterion={criterion} onChange={onChange} />
  }
}

interface ChoiceProps {
  name: string
  chosen: string[]
  offered: readonly string[]
  toName: (value: string) => string
  onChange: (values: string[]) => void
}

function Choice({ name, chosen, offered, toName, onChange }: ChoiceProps) {
  const values = [...new Set([...offered, ...chosen])]
  return (
    <MultiSelect
      aria-label={name}
      searchable
      data={values.map((value) => ({ value, label: toName(value) }))}
      value={chosen}
      onChange={onChange}
    />
  )
}

type RangeCriterion = Extract<BrandCriterion, { min?: number | undefined }>

interface RangeEndsProps {
  criterion: RangeCriterion
  onChange: (criterion: BrandCriterion | undefined) => void
}

const ends = ['min', 'max'] as const

/** The two ends of a range; blank means no limit. Engagement is in percent here and a fraction in the criterion. */
function RangeEnds({ criterion, onChange }: RangeEndsProps) {
  const isShare = criterion.filter === 'engagement_rate_range'
  const unit = isShare ? 100 : 1
  const change = (end: (typeof ends)[number], typed: number | string) => {
    const { [end]: _, ...others } = criterion
    const value = typed === '' ? undefined : Number((Number(typed) / unit).toPrecision(12))
    onChange(value === undefined ? others : { ...others, [end]: value })
  }
  return (
    <div className={classes.ends}>
      {ends.map((end) => {
        const limit = criterion[end]
        return (
          <NumberInput
            key={end}
            label={texts[end]}
            aria-label={texts.endOf(texts.names[criterion.filter], texts[end])}
            placeholder={texts.noLimit}
            value={limit === undefined ? '' : Number((limit * unit).toPrecision(12))}
            min={0}
            {...(isShare && { max: 100 })}
            decimalScale={isShare ? 1 : 0}
            thousandSeparator=","
            allowNegative={false}
            onChange={(typed) => change(end, typed)}
          />
        )
      })}
    </div>
  )
}
