import { Button, Group, Text } from '@mantine/core'
import { IconDeviceMobile, IconFingerprint, IconKey, IconLifebuoy } from '@tabler/icons-react'
import type { Passkey, SecondFactorState } from '@troupe/contract/account/second-factor-settings'
import type { ReactNode } from 'react'
import { betweenClauses } from '../../../lib/format/punctuation.ts'
import framed from '../../../ui/settings/framed-list.module.css'
import row from '../../../ui/settings/framed-row.module.css'
import { canUsePasskeys } from '../passkeys/sign-with-passkey.ts'
import type { FactorDialog } from './factor-dialog.ts'
import { factorTexts as texts } from './second-factor-texts.ts'

interface FactorListProps {
  factors: SecondFactorState
  onOpen: (dialog: FactorDialog) => void
}

/** The authenticator app, the passkeys and the recovery codes, with a button for each change. */
export function FactorList({ factors, onOpen }: FactorListProps) {
  const { app_since, passkeys, recovery_codes_left } = factors
  const hasFactor = app_since !== null || passkeys.length > 0
  const isSupported = canUsePasskeys()
  return (
    <>
      {!hasFactor && <Text size="sm">{texts.off}</Text>}
      <ul className={framed.root}>
        <Row
          icon={<IconDeviceMobile className={row.icon} size={24} stroke={1.5} aria-hidden />}
          title={texts.app.title}
          detail={app_since === null ? texts.app.none : texts.app.since(app_since)}
        >
          {app_since === null ? (
            <Action label={texts.app.setUp} onClick={() => onOpen({ kind: 'set-up-app' })} />
          ) : (
            <Action
              label={texts.app.remove}
              name={texts.app.removeNamed}
              onClick={() => onOpen({ kind: 'remove-app' })}
            />
          )}
        </Row>
        <Row
          icon={<IconFingerprint className={row.icon} size={24} stroke={1.5} aria-hidden />}
          title={texts.passkeys.title}
          detail={isSupported ? texts.passkeys.none : texts.passkeys.unsupported}
        >
          {isSupported && <Action label={texts.passkeys.add} onClick={() => onOpen({ kind: 'add-passkey' })} />}
        </Row>
        {passkeys.map((passkey) => (
          <PasskeyRow key={passkey.id} passkey={passkey} onOpen={onOpen} />
        ))}
        {hasFactor && (
          <Row
            icon={<IconLifebuoy className={row.icon} size={24} stroke={1.5} aria-hidden />}
            title={texts.codes.title}
            detail={recovery_codes_left > 0 ? texts.codes.left(recovery_codes_left) : texts.codes.none}
          >
            <Action label={texts.codes.renew} onClick={() => onOpen({ kind: 'renew-codes' })} />
          </Row>
        )}
      </ul>
    </>
  )
}

function PasskeyRow({ passkey, onOpen }: { passkey: Passkey; onOpen: (dialog: FactorDialog) => void }) {
  const { name, created_at, last_used_at } = passkey
  const use = last_used_at === null ? texts.passkeys.unused : texts.passkeys.lastUsed(last_used_at, new Date())
  return (
    <Row
      icon={<IconKey className={row.icon} size={24} stroke={1.5} aria-hidden />}
      title={name}
      detail={`${texts.passkeys.added(created_at)}${betweenClauses}${use}`}
    >
      <Action
        label={texts.passkeys.rename}
        name={texts.passkeys.renameNamed(name)}
        onClick={() => onOpen({ kind: 'rename-passkey', passkey })}
      />
      <Action
        label={texts.passkeys.remove}
        name={texts.passkeys.removeNamed(name)}
        onClick={() => onOpen({ kind: 'remove-passkey', passkey })}
      />
    </Row>
  )
}

interface RowProps {
  icon: ReactNode
  title: string
  detail: string
  children: ReactNode
}

function Row({ icon, title, detail, children }: RowProps) {
  return (
    <li className={row.root}>
      {icon}
      <div className={row.text}>
        <Text fw={500} dir="auto" style={{ overflowWrap: 'anywhere' }}>
          {title}
        </Text>
        <Text size="sm" c="dimmed">
          {detail}
        </Text>
      </div>
      <Group gap={8} justify="flex-end" maw="45%">
        {children}
      </Group>
    </li>
  )
}

interface ActionProps {
  label: string
  /** Name for screen readers where the label does not say enough. */
  name?: string
  onClick: () => void
}

function Action({ label, name, onClick }: ActionProps) {
  return (
    <Button variant="default" size="xs" onClick={onClick} {...(name && { 'aria-label': name })}>
      {label}
    </Button>
  )
}
