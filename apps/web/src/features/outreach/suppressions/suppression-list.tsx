import { Button, Pagination, Skeleton, Text, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { notifications } from '@mantine/notifications'
import { IconSearch } from '@tabler/icons-react'
import type { Suppression } from '@troupe/contract/mail/suppressions'
import { type FormEvent, useState } from 'react'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Moment } from '../../../ui/moment.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useRefusal } from '../../../ui/role/use-refusal.ts'
import framed from '../../../ui/settings/framed-list.module.css'
import { useAddSuppression, useRemoveSuppression, useSuppressions } from '../api/suppressions.ts'
import { useExistingPage } from '../use-existing-page.ts'
import classes from './suppression-list.module.css'
import { suppressionTexts as texts } from './suppression-texts.ts'

const pageSize = 50
const quietMs = 300

/** The suppressed addresses, which campaigns skip. */
export function SuppressionList() {
  const [typed, setTyped] = useState('')
  const [query] = useDebouncedValue(typed.trim(), quietMs)
  const [page, setPage] = useState(1)
  const { data, error, refetch, isPlaceholderData } = useSuppressions({ page, query })
  const pages = Math.ceil((data?.total ?? 0) / pageSize)
  useExistingPage({ page, pages: data && !isPlaceholderData ? pages : undefined }, setPage)
  return (
    <div className={classes.root}>
      <Text className={classes.introduction}>{texts.introduction}</Text>
      <AddSuppressionForm />
      <TextInput
        type="search"
        aria-label={texts.search}
        placeholder={texts.search}
        leftSection={<IconSearch size={16} aria-hidden />}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value)
          setPage(1)
        }}
      />
      {data ? (
        <Addresses suppressions={data.suppressions} isFiltered={query !== ''} />
      ) : error ? (
        <Notice isError title={texts.failed} text={error.message}>
          <Button variant="default" onClick={() => void refetch()}>
            {texts.retry}
          </Button>
        </Notice>
      ) : (
        <Skeleton height={200} />
      )}
      {pages > 1 && (
        <nav aria-label={texts.pages} className={classes.pages}>
          <Pagination total={pages} value={page} onChange={setPage} />
        </nav>
      )}
    </div>
  )
}

interface AddressesProps {
  suppressions: readonly Suppression[]
  isFiltered: boolean
}

function Addresses({ suppressions, isFiltered }: AddressesProps) {
  const refusal = useRefusal('admin')
  const remove = useRemoveSuppression()
  const [removing, setRemoving] = useState<Pick<Suppression, 'id' | 'email'>>()
  if (suppressions.length === 0) return <Text c="dimmed">{isFiltered ? texts.noMatch : texts.empty}</Text>
  const confirm = () => {
    if (!removing) return
    remove.mutate(removing.id, {
      onError: ({ message }) => notifications.show({ color: 'red', title: texts.removeFailed, message }),
      onSettled: () => setRemoving(undefined),
    })
  }
  return (
    <>
      <ul className={framed.root} aria-label={texts.list}>
        {suppressions.map(({ id, email, reason, removable, created_at }) => (
          <li key={id} className={classes.item}>
            <span className={classes.email}>{email}</span>
            <Text span size="sm" c="dimmed">
              {reason === 'unsubscribed' && removable ? texts.askedInWords : texts.reasons[reason]}
              {texts.beforeTime}
              <Moment at={created_at} />
            </Text>
            {removable ? (
              <Button
                variant="default"
                size="compact-sm"
                className={classes.end}
                aria-label={texts.removeFrom(email)}
                disabled={refusal !== undefined}
                title={refusal}
                aria-haspopup="dialog"
                onClick={() => setRemoving({ id, email })}
              >
                {texts.remove}
              </Button>
            ) : (
              <Text span size="sm" c="dimmed" className={classes.end}>
                {texts.stays}
              </Text>
            )}
          </li>
        ))}
      </ul>
      <ConfirmDialog
        isOpen={removing !== undefined}
        title={texts.removal.title}
        question={texts.removal.question(removing?.email ?? '')}
        confirm={texts.removal.confirm}
        isBusy={remove.isPending}
        onConfirm={confirm}
        onClose={() => setRemoving(undefined)}
      />
    </>
  )
}

/** Form that suppresses an address. */
function AddSuppressionForm() {
  const [email, setEmail] = useState('')
  const add = useAddSuppression()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    add.mutate(email, {
      onSuccess: (added) => {
        setEmail((typed) => (typed === email ? '' : typed))
        notifications.show({ message: texts.added(added.email) })
      },
    })
  }
  return (
    <form className={classes.add} onSubmit={submit} noValidate>
      <TextInput
        className={classes.grow}
        type="email"
        label={texts.add}
        placeholder={texts.placeholder}
        autoComplete="off"
        value={email}
        error={add.error?.message}
        onChange={(event) => {
          setEmail(event.currentTarget.value)
          if (add.isError) add.reset()
        }}
      />
      <Button type="submit" loading={add.isPending} disabled={email.trim() === ''}>
        {texts.adding}
      </Button>
    </form>
  )
}
