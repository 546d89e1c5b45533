import type { DealValues } from '@troupe/contract/pipeline/deals'
import { formatDay } from '../../../lib/format/dates.ts'
import { formatMoney } from '../../../lib/format/money.ts'
import { type Conflict, type ConflictChoice, chooseText } from '../conflict-notice.tsx'
import { type DealDraft, fill, toValues } from './deal-draft.ts'
import { dealTexts as texts } from './deal-texts.ts'

type DealPart = keyof DealValues

/** In the order of the form. */
const parts = ['fee', 'deliverables', 'due_on', 'links', 'note'] as const satisfies readonly DealPart[]

/** An edit of a deal that other members may edit, too. */
export interface DealEdit {
  draft: DealDraft
  /** The deal that is edited, as it was read last. */
  base: DealValues
  /** Parts that were changed here and elsewhere: whether the draft or the base stays is still to be chosen. */
  conflicts: readonly DealPart[]
}

const differ = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other)

/** Picks the values that differ from the others. */
export function pickChanges(values: DealValues, others: DealValues): Partial<DealValues> {
  const { fee, deliverables, due_on, links, note } = values
  return {
    ...(differ(fee, others.fee) && { fee }),
    ...(differ(deliverables, others.deliverables) && { deliverables }),
    ...(differ(due_on, others.due_on) && { due_on }),
    ...(differ(links, others.links) && { links }),
    ...(differ(note, others.note) && { note }),
  }
}

/** Continues from the present deal: what was changed only there is taken over, what was changed here, too, is a conflict. */
export function rebase({ draft, base }: DealEdit, present: DealValues): DealEdit {
  const mine = toValues(draft)
  const merged = { ...present, ...pickChanges(mine, base) }
  return {
    draft: fill(draft, pickChanges(merged, mine)),
    base: present,
    conflicts: parts.filter((part) => differ(present[part], base[part]) && differ(merged[part], present[part])),
  }
}

/** Puts what was chosen for a part into its field. */
export function settle({ draft, base, conflicts }: DealEdit, part: DealPart, choice: ConflictChoice): DealEdit {
  const chosen = { draft: fill(draft, choose(part, choice, { theirs: base, mine: toValues(draft) })), base }
  return { ...chosen, conflicts: conflicts.filter((each) => each !== part) }
}

interface Versions {
  theirs: DealValues
  mine: DealValues
}

function choose(part: DealPart, choice: ConflictChoice, { theirs, mine }: Versions): Partial<DealValues> {
  if (choice === 'mine') return {}
  if (choice === 'theirs') return { [part]: theirs[part] }
  if (part === 'links') return { links: [...new Set([...theirs.links, ...mine.links])] }
  if (part === 'note' || part === 'deliverables') {
    return { [part]: chooseText(choice, { theirs: theirs[part], mine: mine[part] }) }
  }
  return {}
}

/** The conflicts in words. */
export function describeConflicts({ base, conflicts }: DealEdit): Conflict<DealPart>[] {
  const { fee, deliverables, due_on, links, note } = base
  const described: Record<DealPart, Omit<Conflict<DealPart>, 'part'>> = {
    fee: { label: texts.fee, theirs: fee ? formatMoney(fee) : '', canCombine: false },
    deliverables: { label: texts.deliverables, theirs: deliverables, canCombine: true },
    due_on: { label: texts.due, theirs: due_on ? formatDay(due_on) : '', canCombine: false },
    links: { label: texts.links.title, theirs: links.join('\n'), canCombine: true },
    note: { label: texts.note, theirs: note, canCombine: true },
  }
  return conflicts.map((part) => ({ part, ...described[part] }))
}
