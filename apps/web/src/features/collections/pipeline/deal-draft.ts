import { currencies } from '@troupe/contract/catalogues/currencies'
import type { Deal, DealValues } from '@troupe/contract/pipeline/deals'
import type { LinksDraft } from './links-draft.ts'

/** The fields of a deal as they are edited. */
export interface DealDraft {
  /** The field gives an unfinished number, such as '99.50', as text. */
  amount: number | string
  currency: string
  deliverables: string
  /** '' for none. */
  dueOn: string
  /** Whether the day is unfinished or does not exist, which the field gives as an empty text. */
  isDueWrong: boolean
  note: string
  links: LinksDraft
}

const currencyKey = 'troupe-deal-currency'

/** The currency last chosen in this browser. */
function readUsualCurrency(): string {
  const stored = window.localStorage.getItem(currencyKey) ?? ''
  return currencies.includes(stored) ? stored : 'USD'
}

/** Offers the currency of the fee, if there is one, in the next new deal. */
export function keepUsualCurrency({ fee }: DealValues): void {
  if (fee) window.localStorage.setItem(currencyKey, fee.currency)
}

export function readValues({ fee, deliverables, due_on, note, links }: Deal): DealValues {
  return { fee, deliverables, due_on, note, links: links.map(({ url }) => url) }
}

export function toDraft(values: DealValues): DealDraft {
  const links = { urls: [], typed: '', error: null }
  const currency = readUsualCurrency()
  return fill({ amount: '', currency, deliverables: '', dueOn: '', isDueWrong: false, note: '', links }, values)
}

/** Puts values into their fields. */
export function fill(
  draft: DealDraft,
  { fee, deliverables, due_on, note, links: urls }: Partial<DealValues>,
): DealDraft {
  return {
    ...draft,
    ...(fee !== undefined && { amount: fee?.amount ?? '', currency: fee?.currency ?? draft.currency }),
    ...(deliverables !== undefined && { deliverables }),
    ...(due_on !== undefined && { dueOn: due_on ?? '', isDueWrong: false }),
    ...(note !== undefined && { note }),
    ...(urls !== undefined && { links: { ...draft.links, urls } }),
  }
}

export function toValues({ amount, currency, deliverables, dueOn, note, links }: DealDraft): DealValues {
  return {
    fee: amount === '' ? null : { amount: Number(amount), currency },
    deliverables,
    due_on: dueOn === '' ? null : dueOn,
    note,
    links: [...links.urls],
  }
}
