import { Button, TextInput } from '@mantine/core'
import { platformFacts } from '@troupe/contract/catalogues/platform-facts'
import { platformNames, platforms } from '@troupe/contract/catalogues/platform-names'
import { type FormEvent, useRef } from 'react'
import { flushSync } from 'react-dom'
import { PlatformGlyph } from '../../../../ui/creator/platform-glyph.tsx'
import type { useWizard } from '../state/use-wizard.ts'
import { wizardTexts } from '../state/wizard-texts.ts'
import { BusyButton } from './busy-button.tsx'
import classes from './channel-step.module.css'
import { ClaimBox } from './claim-box.tsx'
import { StepNotices } from './step-notices.tsx'

const texts = wizardTexts.channel

/** The beginning of a channel's URL on each platform, in the order of the specification. */
const quickFills = platforms.toReversed().map((platform) => ({ platform, ...platformFacts[platform].address }))

/** Step 1: the URL of the channel. */
export function ChannelStep({ wizard }: { wizard: ReturnType<typeof useWizard> }) {
  const { values, problems, failure, change, start, isStarting, token, registeredUrl } = wizard
  const input = useRef<HTMLInputElement>(null)
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    start()
  }
  const fillIn = (url: string) => {
    // Flush at once, so that the caret can be placed after the new text.
    flushSync(() => change({ url }))
    input.current?.focus()
    input.current?.setSelectionRange(url.length, url.length)
  }

  return (
    <>
      <form className={classes.form} onSubmit={handleSubmit} noValidate>
        <TextInput
          ref={input}
          label={texts.url}
          placeholder={texts.placeholder}
          size="md"
          type="url"
          name="url"
          inputMode="url"
          enterKeyHint="go"
          autoComplete="url"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          readOnly={isStarting}
          value={values.url}
          error={problems.url}
          onChange={(event) => change({ url: event.currentTarget.value })}
        />
        <fieldset className={classes.platforms} aria-label={texts.quickFill}>
          {quickFills.map(({ platform, start: url }) => (
            <Button
              key={platform}
              variant="default"
              className={classes.platform}
              leftSection={
                <span className={classes.glyph} aria-hidden>
                  <PlatformGlyph platform={platform} />
                </span>
              }
              onClick={() => fillIn(url)}
            >
              {platformNames[platform]}
            </Button>
          ))}
        </fieldset>
        {/* The error of the only field stands at the field. */}
        <StepNotices problems={{}} failure={failure} />
        <BusyButton type="submit" isBusy={isStarting} busyText={texts.busy}>
          {texts.submit}
        </BusyButton>
      </form>
      {registeredUrl !== null && !isStarting && (
        <ClaimBox key={registeredUrl} token={token} url={registeredUrl} onProven={start} />
      )}
      <ul className={classes.promises}>
        {texts.promises.map((promise) => (
          <li key={promise}>{promise}</li>
        ))}
      </ul>
    </>
  )
}
