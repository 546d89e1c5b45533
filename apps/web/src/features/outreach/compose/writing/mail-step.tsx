import { MailDetailFields, MailTextFields } from '../mail-fields.tsx'
import { PreviewPane } from '../preview-pane.tsx'
import type { Writing } from './use-writing.ts'
import classes from './writing.module.css'

interface MailStepProps {
  writing: Writing
  settingsPath: string
}

/** Subject and message of the first mail, with a preview. */
export function MailStep({ writing, settingsPath }: MailStepProps) {
  const { creators, draft, change, sending, isSending } = writing
  const { provider, test } = sending
  const fields = { draft, isDisabled: isSending, onChange: change }
  return (
    <div className={classes.columns}>
      <div className={classes.fields}>
        <MailTextFields {...fields} sending={sending} settingsPath={settingsPath} />
        <MailDetailFields {...fields} />
      </div>
      <PreviewPane
        creators={creators}
        draft={draft}
        provider={provider}
        onChange={change}
        test={test}
        isDisabled={isSending}
      />
    </div>
  )
}
