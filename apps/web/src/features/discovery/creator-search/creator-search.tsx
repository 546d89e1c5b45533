import { Button, Checkbox, Group, Skeleton, Stack, Text, TextInput } from '@mantine/core'
import { platformNames } from '@troupe/contract/catalogues/platform-names'
import type { FoundCreator } from '@troupe/contract/creators'
import { type FormEvent, useState } from 'react'
import { useHybridSearch } from '../api/hybrid-search.ts'
import classes from './creator-search.module.css'
import { creatorSearchTexts as texts } from './creator-search-texts.ts'

const listedResults = 30

interface CreatorSearchProps {
  /** Gets the ids of all chosen creators, also of earlier searches. */
  onChosen: (creatorIds: readonly string[]) => void
}

/** Searches the catalogue, without asking platforms, and chooses creators among the results. */
export function CreatorSearch({ onChosen }: CreatorSearchProps) {
  const [words, setWords] = useState('')
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const search = useHybridSearch()
  const choose = (ids: ReadonlySet<string>) => {
    setChosen(ids)
    onChosen([...ids])
  }
  const toggle = (id: string) => {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    choose(next)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (words.trim() !== '') search.mutate({ query_text: words, max_api_requests: 0, result_limit: listedResults })
  }
  return (
    <Stack gap={12}>
      <form onSubmit={submit}>
        <Group gap={8} align="flex-end" wrap="nowrap">
          <TextInput
            className={classes.words}
            label={texts.label}
            placeholder={texts.placeholder}
            autoComplete="off"
            data-autofocus
            value={words}
            onChange={(event) => setWords(event.currentTarget.value)}
          />
          <Button type="submit" variant="default" loading={search.isPending}>
            {texts.search}
          </Button>
        </Group>
      </form>
      {search.isPending && <Skeleton height={160} role="status" aria-label={texts.searching} />}
      {search.error && (
        <Text size="sm" c="red" role="alert">
          {texts.failed(search.error.message)}
        </Text>
      )}
      {search.data && !search.isPending && <Results creators={search.data.results} chosen={chosen} onToggle={toggle} />}
      {chosen.size > 0 && (
        <Group gap={8}>
          <Text size="sm" role="status">
            {texts.chosen(chosen.size)}
          </Text>
          <Button variant="subtle" size="compact-sm" onClick={() => choose(new Set())}>
            {texts.clear}
          </Button>
        </Group>
      )}
    </Stack>
  )
}

interface ResultsProps {
  creators: readonly FoundCreator[]
  chosen: ReadonlySet<string>
  onToggle: (id: string) => void
}

function Results({ creators, chosen, onToggle }: ResultsProps) {
  if (creators.length === 0) return <Text c="dimmed">{texts.none}</Text>
  return (
    <ul className={classes.results} aria-label={texts.results}>
      {creators.map((creator) => (
        <li key={creator.id}>
          <Checkbox
            label={<bdi>{creator.title || creator.handle}</bdi>}
            description={`${platformNames[creator.platform]} · ${creator.email ?? texts.noEmail}`}
            checked={chosen.has(creator.id)}
            onChange={() => onToggle(creator.id)}
          />
        </li>
      ))}
    </ul>
  )
}
