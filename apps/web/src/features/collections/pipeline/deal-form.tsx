import { Group, NumberInput, Select, Stack, Textarea, TextInput } from '@mantine/core'
import { currencies } from '@troupe/contract/catalogues/currencies'
import { memberNoteMaxLength } from '@troupe/contract/collections'
import { type Deal, deliverablesMaxLength, maxFee } from '@troupe/contract/pipeline/deals'
import { type FormEvent, useState } from 'react'
import { nameCurrency } from '../../../lib/format/money.ts'
import { AssigneeSelect } from '../../../ui/team/assignee-select.tsx'
import { MentionTextarea } from '../../../ui/team/mention-textarea.tsx'
import { type NamedMember, useAssignCreator, usePutDeal } from '../api/deal.ts'
import { showFailure, showSuccess } from '../collection-messages.ts'
import { FormEnd } from '../form-end.tsx'
import { DealLinks } from './deal-links.tsx'
import { dealTexts as texts } from './deal-texts.ts'
import { addTypedLink, type LinksDraft } from './links-draft.ts'

interface DealFormProps {
  member: NamedMember
  deal: Deal
  onClose: () => void
}

const currencyKey = 'troupe-deal-currency'
const options = currencies.map((code) => ({ value: code, label: `${code} · ${nameCurrency(code)}` }))

/** The currency last chosen in this browser. */
function readUsualCurrency(): string {
  const stored = window.localStorage.getItem(currencyKey) ?? ''
  return currencies.includes(stored) ? stored : 'USD'
}

/** Fee, work, date, note and links of a deal. */
export function DealForm({ member, deal, onClose }: DealFormProps) {
  const [amount, setAmount] = useState<number | string>(deal.fee?.amount ?? '')
  const [currency, setCurrency] = useState(deal.fee?.currency ?? readUsualCurrency())
  const [deliverables, setDeliverables] = useState(deal.deliverables)
  const [dueOn, setDueOn] = useState(deal.due_on ?? '')
  /** Whether the day is unfinished or does not exist, which the field gives as an empty text. */
  const [isDueWrong, setDueWrong] = useState(false)
  const [note, setNote] = useState(deal.note)
  const [links, setLinks] = useState<LinksDraft>({ urls: deal.links.map(({ url }) => url), typed: '', error: null })
  const [openedNote] = useState(deal.note)
  const put = usePutDeal(member)
  const assignment = useAssignCreator(member)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const settled = links.typed.trim() === '' ? links : addTypedLink(links)
    setLinks(settled)
    if (settled.error !== null || isDueWrong) return
    // The field gives an unfinished number, such as '99.50', as text.
    const fee = amount === '' ? null : { amount: Number(amount), currency }
    if (fee) window.localStorage.setItem(currencyKey, currency)
    put.mutate(
      {
        fee,
        deliverables,
        due_on: dueOn === '' ? null : dueOn,
        links: [...settled.urls],
        // Notes are changed elsewhere, too: one that was not changed here stays as it is there.
        ...(note !== openedNote && { note }),
      },
      {
        onSuccess: () => {
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
          <NumberInput
            label={texts.fee}
            flex="1 1 140px"
            min={0}
            max={maxFee}
            decimalScale={2}
            hideControls
            inputMode="decimal"
            thousandSeparator
            data-autofocus
            value={amount}
            onChange={setAmount}
          />
          <Select
            label={texts.currency}
            flex="1 1 200px"
            data={options}
            searchable
            allowDeselect={false}
            nothingFoundMessage={texts.noCurrency}
            value={currency}
            onChange={(chosen) => chosen && setCurrency(chosen)}
          />
        </Group>
        <Textarea
          label={texts.deliverables}
          maxLength={deliverablesMaxLength}
          rows={3}
          resize="vertical"
          dir="auto"
          value={deliverables}
          onChange={(event) => setDeliverables(event.currentTarget.value)}
        />
        <TextInput
          label={texts.due}
          description={texts.dueHint}
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          type="date"
          value={dueOn}
          error={isDueWrong && texts.dueWrong}
          onChange={({ currentTarget: { value, validity } }) => {
            setDueOn(value)
            setDueWrong(validity.badInput)
          }}
          styles={{ input: { maxWidth: 200 } }}
        />
        <DealLinks draft={links} known={deal.links} onChange={setLinks} />
        <MentionTextarea
          label={texts.note}
          maxLength={memberNoteMaxLength}
          rows={3}
          resize="vertical"
          dir="auto"
          value={note}
          onChange={setNote}
        />
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
