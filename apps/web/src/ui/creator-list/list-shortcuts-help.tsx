import { Kbd, Modal, Stack, Switch } from '@mantine/core'
import { listKeyTexts as texts } from './list-key-texts.ts'
import classes from './list-shortcuts-help.module.css'

/** Names of keys as they are printed on keyboards. */
const keys: readonly { keys: readonly string[]; does: string }[] = [
  { keys: ['j', '→'], does: texts.next },
  { keys: ['k', '←'], does: texts.previous },
  { keys: ['x', 'Space'], does: texts.select },
  { keys: ['Enter'], does: texts.show },
  { keys: ['Home', 'End'], does: texts.ends },
  { keys: ['/'], does: texts.search },
  { keys: ['?'], does: texts.help },
]

interface ListShortcutsHelpProps {
  isOpen: boolean
  onClose: () => void
  /** Whether single keys are shortcuts. */
  isOn: boolean
  onSwitch: (isOn: boolean) => void
}

/** The keys of a list, and the switch for those that are letters or signs. */
export function ListShortcutsHelp({ isOpen, onClose, isOn, onSwitch }: ListShortcutsHelpProps) {
  return (
    <Modal opened={isOpen} onClose={onClose} title={texts.open} closeButtonProps={{ 'aria-label': texts.close }}>
      <Stack gap={24}>
        <dl className={classes.keys}>
          {keys.map(({ keys: names, does }) => (
            <div key={does} className={classes.line}>
              <dt className={classes.names}>
                {names.map((name, index) => (
                  <span key={name}>
                    {index > 0 && <span className={classes.or}>{texts.or}</span>}
                    <Kbd>{name}</Kbd>
                  </span>
                ))}
              </dt>
              <dd className={classes.does}>{does}</dd>
            </div>
          ))}
        </dl>
        <Switch
          label={texts.use}
          description={texts.useHint}
          checked={isOn}
          onChange={(event) => onSwitch(event.currentTarget.checked)}
        />
      </Stack>
    </Modal>
  )
}
