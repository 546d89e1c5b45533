import { ActionIcon, Button, Loader, Modal, Text, TextInput, UnstyledButton } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { IconTrash } from '@tabler/icons-react'
import { savedSearchNameMaxLength } from '@troupe/contract/discover/saved-searches'
import { type FormEvent, useState } from 'react'
import { useStore } from 'zustand'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { useRefusal } from '../../../ui/role/use-refusal.ts'
import { useDeleteRecentSearches } from '../api/recent-searches.ts'
import { useDeleteSavedSearch, useSavedSearches, useSaveSearch } from '../api/saved-searches.ts'
import { findSearchProblem, readSearchRequest, type SearchInput, toSearchRequest } from '../api/search-request.ts'
import { showMessage } from '../search/discover-messages.ts'
import type { DiscoverSearch } from '../search/use-discover-search.ts'
import { describeSearch } from './describe-search.ts'
import { savedSearchTexts as texts } from './saved-search-texts.ts'
import classes from './saved-searches-dialog.module.css'

interface Named {
  id: string
  name: string
}

interface SavedSearchesDialogProps {
  isOpen: boolean
  search: DiscoverSearch
  onClose: () => void
}

/** Dialog that saves, runs and deletes searches. */
export function SavedSearchesDialog({ isOpen, search, onClose }: SavedSearchesDialogProps) {
  const forget = useDeleteRecentSearches()
  const [deleting, setDeleting] = useState<Named>()
  const [isForgetting, setForgetting] = useState(false)
  const run = (input: SearchInput) => {
    onClose()
    search.run(input)
  }
  const forgetRecent = () =>
    forget.mutate(undefined, {
      onError: ({ message }) => notifications.show({ color: 'red', title: texts.forgetFailed, message }),
      onSettled: () => setForgetting(false),
    })
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      closeOnEscape={deleting === undefined && !isForgetting}
      title={texts.saved}
      closeButtonProps={{ 'aria-label': texts.close }}
      classNames={{ body: classes.body }}
    >
      <SaveForm search={search} />
      <SavedSearchList deleting={deleting} setDeleting={setDeleting} onRun={run} />
      <Button variant="subtle" color="gray" size="compact-sm" onClick={() => setForgetting(true)}>
        {texts.forget}
      </Button>
      <ConfirmDialog
        isOpen={isForgetting}
        title={texts.forgetting.title}
        question={texts.forgetting.question}
        confirm={texts.forgetting.confirm}
        isBusy={forget.isPending}
        onConfirm={forgetRecent}
        onClose={() => setForgetting(false)}
      />
    </Modal>
  )
}

function SaveForm({ search: { store } }: { search: DiscoverSearch }) {
  const current = useStore(store)
  const [name, setName] = useState('')
  const save = useSaveSearch()
  const refusal = useRefusal()
  const problem = findSearchProblem(current)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate(
      { name, request: toSearchRequest(current) },
      {
        onSuccess: (saved) => {
          setName((typed) => (typed === name ? '' : typed))
          showMessage(texts.savedMessage(saved.name))
        },
      },
    )
  }
  return (
    <form onSubmit={submit} noValidate>
      <div className={classes.saveLine}>
        <TextInput
          className={classes.name}
          label={texts.save}
          placeholder={texts.name}
          maxLength={savedSearchNameMaxLength}
          autoComplete="off"
          data-autofocus
          value={name}
          error={problem ?? save.error?.message}
          onChange={(event) => {
            setName(event.currentTarget.value)
            if (save.isError) save.reset()
          }}
        />
        <Button
          type="submit"
          loading={save.isPending}
          disabled={name.trim() === '' || problem !== null || refusal !== undefined}
          title={refusal}
        >
          {texts.saving}
        </Button>
      </div>
      <Text size="xs" c="dimmed" mt={4} dir="auto">
        {texts.current(describeSearch(current))}
      </Text>
    </form>
  )
}

interface SavedSearchListProps {
  /** The search about whose deletion the user is asked. */
  deleting: Named | undefined
  setDeleting: (search: Named | undefined) => void
  onRun: (input: SearchInput) => void
}

/** The saved searches by name; a click runs one. */
function SavedSearchList({ deleting, setDeleting, onRun }: SavedSearchListProps) {
  const { data: searches, isPending, error } = useSavedSearches({ enabled: true })
  const remove = useDeleteSavedSearch()
  const refusal = useRefusal()
  if (isPending) return <Loader size="sm" />
  if (error) return <Text role="alert">{texts.loadFailed(error.message)}</Text>
  if (searches.length === 0) return <Text c="dimmed">{texts.empty}</Text>
  const confirm = () => {
    if (!deleting) return
    remove.mutate(deleting.id, {
      onError: ({ message }) => notifications.show({ color: 'red', title: texts.deleteFailed, message }),
      onSettled: () => setDeleting(undefined),
    })
  }
  return (
    <>
      <ul className={classes.list} aria-label={texts.saved}>
        {searches.map(({ id, name, request }) => {
          const input = readSearchRequest(request)
          return (
            <li key={id} className={classes.item}>
              <UnstyledButton className={classes.run} onClick={() => onRun(input)}>
                <Text component="span" display="block" fw={600} size="sm" truncate dir="auto">
                  {name}
                </Text>
                <Text component="span" display="block" size="xs" c="dimmed" truncate dir="auto">
                  {describeSearch(input)}
                </Text>
              </UnstyledButton>
              <ActionIcon
                variant="subtle"
                color="gray"
                size={36}
                aria-label={texts.remove(name)}
                disabled={refusal !== undefined}
                title={refusal}
                onClick={() => setDeleting({ id, name })}
              >
                <IconTrash size={18} stroke={1.6} />
              </ActionIcon>
            </li>
          )
        })}
      </ul>
      <ConfirmDialog
        isOpen={deleting !== undefined}
        title={texts.removal.title}
        question={texts.removal.question(deleting?.name ?? '')}
        confirm={texts.removal.confirm}
        isBusy={remove.isPending}
        onConfirm={confirm}
        onClose={() => setDeleting(undefined)}
      />
    </>
  )
}
