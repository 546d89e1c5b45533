import { Button, Select, Skeleton, Text, TextInput } from '@mantine/core'
import { useDebouncedValue, useDisclosure } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { PersonState, peoplePerPage, personStates } from '@troupe/contract/account/admin'
import { useState } from 'react'
import { Notice } from '../../../ui/notice.tsx'
import framed from '../../../ui/settings/framed-list.module.css'
import { usePeople } from '../api/admin-people.ts'
import classes from './admin-screen.module.css'
import { adminTexts } from './admin-texts.ts'
import { PageChoice } from './page-choice.tsx'
import { type PersonDialog, PersonDialogs } from './person-dialogs.tsx'
import { PersonItem } from './person-item.tsx'
import { ReadFailure } from './read-failure.tsx'

const texts = adminTexts.people
const quietMs = 300
const stateOptions = [
  { value: '', label: texts.anyState },
  ...personStates.map((state) => ({ value: state, label: texts.states[state] })),
]
const skeletonLines = [1, 2, 3, 4]

/** The accounts of the installation. */
export function PeopleTab() {
  const [typed, setTyped] = useState('')
  const [q] = useDebouncedValue(typed.trim(), quietMs)
  const [state, setState] = useState<PersonState>()
  const [page, setPage] = useState(1)
  const [dialog, setDialog] = useState<PersonDialog>()
  const [isDialogOpen, dialogState] = useDisclosure()
  const { data, error, refetch } = usePeople({ q, state, page })
  const open = (opened: PersonDialog) => {
    setDialog(opened)
    dialogState.open()
  }
  const clear = () => {
    setTyped('')
    setState(undefined)
    setPage(1)
  }
  return (
    <div className={classes.stack}>
      <div className={classes.filter}>
        <TextInput
          type="search"
          aria-label={texts.search}
          placeholder={texts.search}
          autoComplete="off"
          leftSection={<IconSearch size={16} stroke={1.6} aria-hidden />}
          className={classes.search}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value)
            setPage(1)
          }}
        />
        <Select
          aria-label={texts.filter}
          w={160}
          allowDeselect={false}
          data={stateOptions}
          value={state ?? ''}
          onChange={(value) => {
            setState(PersonState.safeParse(value).data)
            setPage(1)
          }}
        />
        <Text size="sm" c="dimmed" className={classes.end} role="status">
          {data ? texts.count(data.count) : ''}
        </Text>
      </div>
      {error && <ReadFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <PeopleSkeleton />}
      {data && data.people.length === 0 && (
        <Notice title={texts.noMatch} text="">
          <Button variant="default" onClick={clear}>
            {texts.clear}
          </Button>
        </Notice>
      )}
      {data && data.people.length > 0 && (
        <ul className={framed.root} aria-label={texts.list}>
          {data.people.map((person) => (
            <PersonItem key={person.id} person={person} onOpen={(kind) => open({ kind, person })} />
          ))}
        </ul>
      )}
      <PageChoice count={data?.count ?? 0} perPage={peoplePerPage} page={page} onChange={setPage} />
      <PersonDialogs dialog={dialog} isOpen={isDialogOpen} onClose={dialogState.close} />
    </div>
  )
}

/** As high as the first rows. */
function PeopleSkeleton() {
  return (
    <div className={framed.root} role="status" aria-label={adminTexts.loading}>
      {skeletonLines.map((line) => (
        <div key={line} className={`${classes.item} ${classes.person}`}>
          <Skeleton height={20} my={10} width="min(280px, 80%)" />
          <Skeleton height={20} width={160} />
          <Skeleton height={30} width={144} />
        </div>
      ))}
    </div>
  )
}
