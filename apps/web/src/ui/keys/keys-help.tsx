import { Kbd, Modal, Stack, Switch } from '@mantine/core'
import { keyTexts as texts } from './key-texts.ts'
import classes from './keys-help.module.css'

/** Keys, named as they are printed on keyboards, that do the same. */
export interface KeyHelp {
  readonly keys: readonly string[]
  readonly does: string
}

interface KeysHelpProps {
  keys: readonly KeyHelp[]
  /** Says which keys work even without the shortcuts. */
  hint: string
  isOpen: boolean
  onClose: () => void
  /** Whether single keys are shortcuts. */
  isOn: boolean
  onSwitch: (isOn: boolean) => void
}

/** The keys of a screen, and the switch for those that are letters or signs. */
export function KeysHelp({ keys, hint, isOpen, onClose, isOn, onSwitch }: KeysHelpProps) {
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
          description={hint}
          checked={isOn}
          onChange={(event) => onSwitch(event.currentTarget.checked)}
        />
      </Stack>
    </Modal>
  )
}
