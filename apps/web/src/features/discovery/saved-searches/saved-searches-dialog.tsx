import { Button, Modal, Text, TextInput } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { savedSearchNameMaxLength } from '@troupe/contract/saved-searches'
import { type FormEvent, useState } from 'react'
import { useStore } from 'zustand'
import { useDeleteRecentSearches } from '../api/recent-searches.ts'
import { useSaveSearch } from '../api/saved-searches.ts'
import { showMessage } from '../discover-messages.ts'
import { findSearchProblem, type SearchInput, toSearchRequest } from '../search-request.ts'
import type { DiscoverSearch } from '../use-discover-search.ts'
import { describeSearch } from './describe-search.ts'
import { SavedSearchList } from './saved-search-list.tsx'
import { savedSearchTexts as texts } from './saved-search-texts.ts'
import classes from './saved-searches-dialog.module.css'

interface SavedSearchesDialogProps {
  isOpen: boolean
  search: DiscoverSearch
  onClose: () => void
}

/** Where searches are saved, run and deleted. */
export function SavedSearchesDialog({ isOpen, search, onClose }: SavedSearchesDialogProps) {
  const forget = useDeleteRecentSearches()
  const run = (input: SearchInput) => {
    onClose()
    search.run(input)
  }
  const forgetRecent = () =>
    forget.mutate(undefined, {
      onError: ({ message }) => notifications.show({ color: 'red', title: texts.forgetFailed, message }),
    })
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={texts.saved}
      closeButtonProps={{ 'aria-label': texts.close }}
      classNames={{ body: classes.body }}
    >
      <SaveForm search={search} />
      <SavedSearchList onRun={run} />
      <Button variant="subtle" color="gray" size="compact-sm" loading={forget.isPending} onClick={forgetRecent}>
        {texts.forget}
      </Button>
    </Modal>
  )
}

function SaveForm({ search: { store } }: { search: DiscoverSearch }) {
  const current = useStore(store)
  const [name, setName] = useState('')
  const save = useSaveSearch()
  const problem = findSearchProblem(current)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate(
      { name, request: toSearchRequest(current) },
      {
        onSuccess: (saved) => {
          setName('')
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
            save.reset()
          }}
        />
        <Button type="submit" loading={save.isPending} disabled={name.trim() === '' || problem !== null}>
          {texts.saving}
        </Button>
      </div>
      <Text size="xs" c="dimmed" mt={4} dir="auto">
        {texts.current(describeSearch(current))}
      </Text>
    </form>
  )
}
