import { Button, Loader, Text, TextInput } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconLink } from '@tabler/icons-react'
import type { Creator } from '@troupe/contract/creators'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useOtherChannelsNamed } from '../../api/creator-persons.ts'
import { RelatedCreators } from '../profile/related-creators.tsx'
import classes from './same-person-section.module.css'
import { samePersonTexts } from './same-person-texts.ts'

const texts = samePersonTexts.find

interface FindChannelProps {
  creator: Creator
  /** Channels that are the person's already. */
  knownIds: readonly string[]
  renderJoin: (creator: Creator) => ReactNode
}

/** Search for another channel of the person, behind a button. */
export function FindChannel({ creator, knownIds, renderJoin }: FindChannelProps) {
  const [isOpen, { open }] = useDisclosure()
  const [typed, setTyped] = useState(creator.title)
  const [name, setName] = useState('')
  const find = (event: FormEvent) => {
    event.preventDefault()
    setName(typed.trim())
  }
  if (!isOpen) {
    return (
      <Button
        variant="default"
        size="compact-md"
        className={classes.open}
        leftSection={<IconLink size={16} stroke={1.6} aria-hidden />}
        onClick={open}
      >
        {texts.open}
      </Button>
    )
  }
  return (
    <>
      <form className={classes.form} onSubmit={find}>
        <TextInput
          label={texts.label}
          autoFocus
          dir="auto"
          maxLength={300}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button type="submit" variant="default" disabled={typed.trim() === ''}>
          {texts.submit}
        </Button>
      </form>
      <FoundChannels creator={creator} name={name} knownIds={knownIds} renderJoin={renderJoin} />
    </>
  )
}

interface FoundChannelsProps extends FindChannelProps {
  /** The text to search for; empty: nothing yet. */
  name: string
}

function FoundChannels({ creator, name, knownIds, renderJoin }: FoundChannelsProps) {
  const { data, error, isFetching } = useOtherChannelsNamed(creator.id, name)
  const found = data?.filter(({ id }) => !knownIds.includes(id))
  return (
    <>
      <div role="status">
        {isFetching && !data && <Loader size="sm" type="dots" />}
        {found?.length === 0 && <Text size="sm">{texts.nobody}</Text>}
      </div>
      {error && !isFetching && (
        <Text size="sm" c="red" role="alert">
          {texts.failed(error.message)}
        </Text>
      )}
      <RelatedCreators related={(found ?? []).map((creator) => ({ creator, note: '', action: renderJoin(creator) }))} />
    </>
  )
}
