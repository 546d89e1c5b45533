import { Group, Select, Stack, Textarea, TextInput } from '@mantine/core'
import { currencies } from '@troupe/contract/catalogues/currencies'
import { memberNoteMaxLength } from '@troupe/contract/collections'
import { type Deal, deliverablesMaxLength, maxFee } from '@troupe/contract/pipeline/deals'
import { type FormEvent, useRef, useState } from 'react'
import { nameCurrency } from '../../../lib/format/money.ts'
import { AmountInput } from '../../../ui/amount-input.tsx'
import { AssigneeSelect } from '../../../ui/team/assignee-select.tsx'
import { MentionTextarea } from '../../../ui/team/mention-textarea.tsx'
import { type NamedMember, useAssignCreator, usePutDeal } from '../api/deal.ts'
import { showFailure, showSuccess } from '../collection-messages.ts'
import { ConflictNotice } from '../conflict-notice.tsx'
import { FormEnd } from '../form-end.tsx'
import { type DealDraft, keepUsualCurrency, readValues, toDraft, toValues } from './deal-draft.ts'
import { type DealEdit, describeConflicts, pickChanges, rebase, settle } from './deal-edit.ts'
import { DealLinks } from './deal-links.tsx'
import { dealTexts as texts } from './deal-texts.ts'
import { addTypedLink } from './links-draft.ts'

interface DealFormProps {
  member: NamedMember
  deal: Deal
  onClose: () => void
}

const options = currencies.map((code) => ({ value: code, label: `${code} · ${nameCurrency(code)}` }))

/** Fee, work, date, note and links of a deal. */
export function DealForm({ member, deal, onClose }: DealFormProps) {
  const [edit, setEdit] = useState<DealEdit>(() => {
    const base = readValues(deal)
    return { draft: toDraft(base), base, conflicts: [] }
  })
  const { draft, base, conflicts } = edit
  const change = (fields: Partial<DealDraft>) =>
    setEdit((present) => ({ ...present, draft: { ...present.draft, ...fields } }))
  const notice = useRef<HTMLDivElement>(null)
  const put = usePutDeal(member)
  const assignment = useAssignCreator(member)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (conflicts.length > 0) return notice.current?.focus()
    const links = draft.links.typed.trim() === '' ? draft.links : addTypedLink(draft.links)
    change({ links })
    if (links.error !== null || draft.isDueWrong) return
    const values = toValues({ ...draft, links })
    keepUsualCurrency(values)
    const changes = pickChanges(values, base)
    if (Object.keys(changes).length === 0) return onClose()
    put.mutate(
      { ...changes, based_on: pickChanges(base, values) },
      {
        onSuccess: (present) => {
          if (present) return setEdit((stopped) => rebase(stopped, readValues(present)))
          showSuccess(texts.saved)
          onClose()
        },
      },
    )
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={16}>
        <AssigneeSelect
          value={assignment.isPending ? assignment.variables : deal.assigned_to}
          onChange={(userId) =>
            assignment.mutate(userId, { onError: (error) => showFailure(texts.assignFailed, error) })
          }
        />
        <Group gap={12} align="start">
          <AmountInput
            label={texts.fee}
            flex="1 1 140px"
            min={0}
            max={maxFee}
            decimalScale={2}
            data-autofocus
            value={draft.amount}
            onChange={(amount) => change({ amount })}
          />
          <Select
            label={texts.currency}
            flex="1 1 200px"
            data={options}
            searchable
            allowDeselect={false}
            nothingFoundMessage={texts.noCurrency}
            value={draft.currency}
            onChange={(currency) => currency && change({ currency })}
          />
        </Group>
        <Textarea
          label={texts.deliverables}
          maxLength={deliverablesMaxLength}
          rows={3}
          resize="vertical"
          dir="auto"
          value={draft.deliverables}
          onChange={(event) => change({ deliverables: event.currentTarget.value })}
        />
        <TextInput
          label={texts.due}
          description={texts.dueHint}
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          type="date"
          value={draft.dueOn}
          error={draft.isDueWrong && texts.dueWrong}
          onChange={({ currentTarget: { value, validity } }) => change({ dueOn: value, isDueWrong: validity.badInput })}
          styles={{ input: { maxWidth: 200 } }}
        />
        <DealLinks draft={draft.links} known={deal.links} onChange={(links) => change({ links })} />
        <MentionTextarea
          label={texts.note}
          maxLength={memberNoteMaxLength}
          rows={3}
          resize="vertical"
          dir="auto"
          value={draft.note}
          onChange={(note) => change({ note })}
        />
        {conflicts.length > 0 && (
          <ConflictNotice
            ref={notice}
            conflicts={describeConflicts(edit)}
            onChoose={(part, choice) => setEdit((present) => settle(present, part, choice))}
          />
        )}
        <FormEnd
          submit={texts.save}
          failed={texts.saveFailed}
          error={put.error}
          isSaving={put.isPending}
          onCancel={onClose}
        />
      </Stack>
    </form>
  )
}
