import { type Creator, creatorFields, type FactUnit, shownCreatorFields } from '@troupe/contract/creators'
import { formatCount, formatExact, formatExactPercent, formatPercent } from '../../../../lib/format/numbers.ts'
import { translate } from '../../../../lib/language/text.ts'
import { KnownValue } from '../../../../ui/creator-card/known-value.tsx'
import classes from './profile-facts.module.css'

/** Formatters by unit, abbreviated and exact. */
const formats: Record<FactUnit, [format: (value: number) => string, formatWhole: (value: number) => string]> = {
  count: [formatCount, formatExact],
  percent: [formatPercent, formatExactPercent],
  number: [formatExact, formatExact],
  text: [String, String],
}

const facts = Object.entries(creatorFields).flatMap(([name, field]) => {
  const shown = shownCreatorFields.find((candidate) => candidate === name)
  return shown && 'fact' in field ? [{ name: shown, ...field.fact }] : []
})

/** The facts about a creator, abbreviated and exact on hover. */
export function ProfileFacts({ creator }: { creator: Creator }) {
  return (
    <dl className={classes.root}>
      {facts.map(({ name, label, unit }) => (
        <div key={label}>
          <dt>{translate(label)}</dt>
          <dd>
            <FactValue value={creator[name]} unit={unit} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function FactValue({ value, unit }: { value: Creator[keyof Creator]; unit: FactUnit }) {
  if (unit === 'text' && value !== null) return <>{String(value)}</>
  const [format, formatWhole] = formats[unit]
  return <KnownValue value={typeof value === 'number' ? value : null} format={format} formatExact={formatWhole} />
}
