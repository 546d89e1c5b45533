import { Button, Select, Skeleton, Text, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { notifications } from '@mantine/notifications'
import { IconDownload, IconSearch } from '@tabler/icons-react'
import { type AuditEntry, actionsPerPage, OperatorAction, operatorActions } from '@troupe/contract/account/admin'
import { RegistrationMode } from '@troupe/contract/account/registration-rule'
import { workspaceRoles } from '@troupe/contract/base/roles'
import { useState } from 'react'
import { formatDayAndTime, formatExactTime } from '../../../lib/format/dates.ts'
import { toLocalRange } from '../../../lib/local-days.ts'
import { Notice } from '../../../ui/notice.tsx'
import framed from '../../../ui/settings/framed-list.module.css'
import { type LogFilter, useAuditLog, useExportAuditLog } from '../api/admin-installation.ts'
import classes from './admin-screen.module.css'
import { adminTexts } from './admin-texts.ts'
import { PageChoice } from './page-choice.tsx'
import { ReadFailure } from './read-failure.tsx'

const texts = adminTexts.log
const quietMs = 300

/** The entries of the fields. */
interface ChosenFilter {
  person: string
  action: OperatorAction | undefined
  /** Days; '' where nothing is entered. */
  from: string
  to: string
}

const noFilter = { person: '', action: undefined, from: '', to: '' }
const actionOptions = [
  { value: '', label: texts.anyAction },
  ...operatorActions.map((action) => ({ value: action, label: texts.actions[action] })),
]

/** The audit log: what operators did, newest first. */
export function LogTab() {
  const [chosen, setChosen] = useState<ChosenFilter>(noFilter)
  const [page, setPage] = useState(1)
  const [person] = useDebouncedValue(chosen.person.trim(), quietMs)
  const filter = { ...chosen, ...toLocalRange(chosen), person }
  const { data, error, refetch } = useAuditLog(filter, page)
  const change = (parts: Partial<ChosenFilter>) => {
    setChosen({ ...chosen, ...parts })
    setPage(1)
  }
  const isNarrowed = Object.values(filter).some((value) => value !== '' && value !== undefined)
  return (
    <div className={classes.stack}>
      <LogFilters filter={chosen} onChange={change} />
      <div className={classes.filter}>
        <Text size="sm" c="dimmed" role="status">
          {data ? texts.count(data.count) : ''}
        </Text>
        <ExportButton filter={filter} />
      </div>
      {error && <ReadFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={240} radius="lg" role="status" aria-label={adminTexts.loading} />}
      {data && data.actions.length === 0 && (
        <Notice title={isNarrowed ? texts.noMatch : texts.empty} text="">
          {isNarrowed && (
            <Button variant="default" onClick={() => change(noFilter)}>
              {texts.clear}
            </Button>
          )}
        </Notice>
      )}
      {data && data.actions.length > 0 && (
        <ol className={framed.root} aria-label={texts.list}>
          {data.actions.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ol>
      )}
      <PageChoice count={data?.count ?? 0} perPage={actionsPerPage} page={page} onChange={setPage} />
    </div>
  )
}

interface LogFiltersProps {
  filter: ChosenFilter
  onChange: (parts: Partial<ChosenFilter>) => void
}

function LogFilters({ filter, onChange }: LogFiltersProps) {
  return (
    <div className={classes.filter}>
      <TextInput
        type="search"
        label={texts.person}
        autoComplete="off"
        leftSection={<IconSearch size={16} stroke={1.6} aria-hidden />}
        className={classes.search}
        value={filter.person}
        onChange={(event) => onChange({ person: event.currentTarget.value })}
      />
      <Select
        label={texts.action}
        w={208}
        allowDeselect={false}
        data={actionOptions}
        value={filter.action ?? ''}
        onChange={(value) => onChange({ action: OperatorAction.safeParse(value).data })}
      />
      <TextInput
        type="date"
        label={texts.from}
        value={filter.from}
        onChange={(event) => onChange({ from: event.currentTarget.value })}
      />
      <TextInput
        type="date"
        label={texts.to}
        value={filter.to}
        onChange={(event) => onChange({ to: event.currentTarget.value })}
      />
    </div>
  )
}

function ExportButton({ filter }: { filter: LogFilter }) {
  const file = useExportAuditLog()
  return (
    <Button
      variant="default"
      className={classes.end}
      leftSection={<IconDownload size={16} aria-hidden />}
      loading={file.isPending}
      onClick={() =>
        file.mutate(filter, {
          onError: ({ message }) => notifications.show({ color: 'red', title: adminTexts.changeFailed, message }),
        })
      }
    >
      {texts.export}
    </Button>
  )
}

/** More about an action: the rule that was chosen, with its domains, or the roles before and after. */
function describeDetail({ action, detail }: AuditEntry): string {
  if (detail !== null && action === 'follow-claim') {
    const [from = '', to = '', ...name] = detail.split(' ')
    return texts.roleChange(name.join(' '), nameRole(from), nameRole(to))
  }
  if (detail === null || action !== 'set-registration') return detail ?? ''
  const [mode, ...domains] = detail.split(' ')
  const chosen = RegistrationMode.safeParse(mode).data
  return [chosen ? adminTexts.registration.modes[chosen] : texts.asSetUp, ...domains].join(' ')
}

function nameRole(role: string): string {
  const known = workspaceRoles.find((each) => each === role)
  return known ? texts.roles[known] : texts.noMember
}

function Entry({ entry }: { entry: AuditEntry }) {
  const { at, action, operator, by_command: byCommand, account_id, account_email } = entry
  const detail = describeDetail(entry)
  const moment = new Date(at)
  const account = account_email ?? (account_id === null ? undefined : texts.deleted)
  return (
    <li className={`${classes.item} ${classes.entry}`}>
      <time className={classes.quiet} dateTime={at} title={formatExactTime(moment)}>
        {formatDayAndTime(moment)}
      </time>
      <strong>{texts.actions[action]}</strong>
      <span>
        {account}
        {account !== undefined && detail !== '' && ' · '}
        {detail}
      </span>
      <span className={classes.quiet}>
        {byCommand ? texts.byCommand(operator ?? '') : texts.by(operator ?? texts.deleted)}
      </span>
    </li>
  )
}
