import type { PipelineTotals } from '@troupe/contract/pipeline/pipeline'
import { formatMoney } from '../../../lib/format/money.ts'
import { formatCount, formatExact } from '../../../lib/format/numbers.ts'
import { KnownValue } from '../../../ui/creator-card/known-value.tsx'
import classes from './board-totals.module.css'
import { pipelineTexts } from './pipeline-texts.ts'

const texts = pipelineTexts.totals

/** How many creators something is agreed with, their reach, and their fees by currency. */
export function BoardTotals({ totals: { creators, reach, fees } }: { totals: PipelineTotals }) {
  return (
    <dl className={classes.root} aria-label={texts.label} title={texts.hint}>
      <div>
        <dt>{texts.creators}</dt>
        <dd>{formatExact(creators)}</dd>
      </div>
      <div>
        <dt title={texts.reachHint}>{texts.reach}</dt>
        <dd>
          <KnownValue value={reach} format={formatCount} formatExact={formatExact} />
        </dd>
      </div>
      <div>
        <dt>{texts.fees}</dt>
        {fees.length === 0 ? <dd>{texts.none}</dd> : fees.map((fee) => <dd key={fee.currency}>{formatMoney(fee)}</dd>)}
      </div>
    </dl>
  )
}
