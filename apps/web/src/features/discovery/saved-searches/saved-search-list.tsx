import { ActionIcon, Loader, Text, UnstyledButton } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { IconTrash } from '@tabler/icons-react'
import { useDeleteSavedSearch, useSavedSearches } from '../api/saved-searches.ts'
import { readSearchRequest, type SearchInput } from '../search-request.ts'
import { describeSearch } from './describe-search.ts'
import { savedSearchTexts as texts } from './saved-search-texts.ts'
import classes from './saved-searches-dialog.module.css'

/** The saved searches by name; a click runs one. */
export function SavedSearchList({ onRun }: { onRun: (input: SearchInput) => void }) {
  const { data: searches, isPending, error } = useSavedSearches({ enabled: true })
  const remove = useDeleteSavedSearch()
  if (isPending) return <Loader size="sm" />
  if (error) return <Text role="alert">{`${texts.loadFailed} ${error.message}`}</Text>
  if (searches.length === 0) return <Text c="dimmed">{texts.empty}</Text>
  const removeById = (id: string) =>
    remove.mutate(id, {
      onError: ({ message }) => notifications.show({ color: 'red', title: texts.deleteFailed, message }),
    })
  return (
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
              loading={remove.isPending && remove.variables === id}
              onClick={() => removeById(id)}
            >
              <IconTrash size={18} stroke={1.6} />
            </ActionIcon>
          </li>
        )
      })}
    </ul>
  )
}
