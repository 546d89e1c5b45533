import type { Response } from '@troupe/contract/base/endpoint'
import type { onboardingEndpoints } from '@troupe/contract/onboarding'
import { useEffect, useState } from 'react'
import { clearDraft, type FetchedChannel, readDraft, writeDraft } from './draft-storage.ts'
import type { EmailProof } from './email-proof.ts'
import { useChannelReading } from './use-channel-reading.ts'
import { useNotices } from './use-notices.ts'
import { useRegistration } from './use-registration.ts'
import { useWizardStep, wizardSteps } from './wizard-step.ts'
import { fillFromProfile, findProblems, pickProblems, startValues, type WizardValues } from './wizard-values.ts'

export interface WizardOptions {
  token: string
  invitation: Response<typeof onboardingEndpoints.validateToken>
  emailProof: EmailProof
  onRegistered: () => void
}

/** State of the wizard and the actions of its buttons. Every change is stored for a later visit. */
export function useWizard({ token, invitation, emailProof, onRegistered }: WizardOptions) {
  const [stored] = useState(() => readDraft(token))
  const [channel, setChannel] = useState(stored?.channel ?? null)
  const [values, setValues] = useState(() => stored?.values ?? startValues(invitation))
  const { step, goTo, goBack } = useWizardStep(stored?.step ?? 1, channel ? 4 : 1)
  const notices = useNotices(step)
  const reading = useChannelReading({
    token,
    ...notices,
    onRead: (read) => {
      if (!isSameChannel(channel, read)) setValues((present) => fillFromProfile(present, read.profile))
      setChannel(read)
      goTo(2)
    },
  })
  const registration = useRegistration({
    token,
    invitedEmail: invitation.email,
    emailProof,
    ...notices,
    goTo,
    onRegistered: () => {
      clearDraft(token)
      onRegistered()
    },
  })
  useEffect(() => writeDraft(token, { step, channel, values }), [token, step, channel, values])

  const isRight = () => {
    const problems = pickProblems(findProblems(values, invitation.email), step)
    notices.check(problems)
    return Object.keys(problems).length === 0
  }
  const start = () => {
    if (!reading.isPending && isRight()) reading.read(values.url)
  }
  return {
    step,
    channel,
    values,
    ...notices,
    change: (changed: Partial<WizardValues>) => {
      setValues((present) => ({ ...present, ...changed }))
      notices.clear(changed)
    },
    start,
    isStarting: reading.isPending,
    token,
    /** The channel in the field, if it was refused because it is registered. */
    registeredUrl: reading.registeredUrl === values.url.trim() ? reading.registeredUrl : null,
    goBack,
    goNext: () => {
      // If the URL is unchanged, the channel has already been read.
      if (step === 1 && values.url.trim() !== channel?.url) start()
      else if (step !== 4 && isRight()) goTo(wizardSteps[step])
    },
    complete: () => registration.complete(values, channel),
    isCompleting: registration.isPending,
  }
}

/** If the same channel is read again, corrections are kept. */
function isSameChannel(known: FetchedChannel | null, { profile }: FetchedChannel): boolean {
  return known?.profile.platform === profile.platform && known.profile.channel_id === profile.channel_id
}
