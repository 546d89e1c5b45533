import { useEffect, useState } from 'react'
import { useFetchChannel } from '../api/fetch-channel.ts'
import { clearDraft, type FetchedChannel, readDraft, writeDraft } from './draft-storage.ts'
import type { EmailProof } from './email-proof.ts'
import { describeFetchError, findRefusedFields } from './onboarding-errors.ts'
import { useRegistration } from './use-registration.ts'
import { useWizardStep, type WizardStep, wizardSteps } from './wizard-step.ts'
import {
  fillFromProfile,
  findProblems,
  pickProblems,
  startValues,
  type WizardProblems,
  type WizardValues,
} from './wizard-values.ts'

export interface WizardOptions {
  token: string
  invitation: { email: string | null; channel_url: string | null }
  emailProof: EmailProof
  onRegistered: () => void
}

/** The wizard as it stands, and what its buttons do. Every change is kept for a later visit. */
export function useWizard({ token, invitation, emailProof, onRegistered }: WizardOptions) {
  const [stored] = useState(() => readDraft(token))
  const [channel, setChannel] = useState(stored?.channel ?? null)
  const [values, setValues] = useState(() => stored?.values ?? startValues(invitation))
  const { step, goTo, goBack } = useWizardStep(stored?.step ?? 1, channel ? 4 : 1)
  const notices = useNotices(step)
  const fetchChannel = useFetchChannel()
  const registration = useRegistration({
    token,
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
    const problems = pickProblems(findProblems(values), step)
    notices.check(problems)
    return Object.keys(problems).length === 0
  }
  const start = () => {
    if (fetchChannel.isPending || !isRight()) return
    notices.setFailure(null)
    const url = values.url.trim()
    fetchChannel.mutate(url, {
      onSuccess: (profile) => {
        if (!isSameChannel(channel, profile)) setValues((present) => fillFromProfile(present, profile))
        setChannel({ url, profile })
        goTo(2)
      },
      onError: (error) => {
        const refused = findRefusedFields(error)
        if (refused.url) notices.check(refused)
        else notices.setFailure(describeFetchError(error))
      },
    })
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
    isStarting: fetchChannel.isPending,
    goBack,
    goNext: () => {
      // The channel of this address is known already.
      if (step === 1 && values.url.trim() !== channel?.url) start()
      else if (step < 4 && isRight()) goTo(wizardSteps[step])
    },
    complete: () => registration.complete(values, channel),
    isCompleting: registration.isPending,
  }
}

/** What is wrong with the fields, and what went wrong in this step. Leaving a step ends what was said of it. */
function useNotices(step: WizardStep) {
  const [problems, setProblems] = useState<WizardProblems>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [attempts, setAttempts] = useState(0)
  const [shownStep, setShownStep] = useState(step)
  if (step !== shownStep) {
    setShownStep(step)
    setFailure(null)
  }
  return {
    problems: pickProblems(problems, step),
    failure,
    /** How often the fields were checked. */
    attempts,
    check: (found: WizardProblems) => {
      setProblems(found)
      setAttempts((count) => count + 1)
    },
    setFailure,
    clear: (changed: Partial<WizardValues>) => {
      setProblems((present) =>
        Object.fromEntries(Object.entries(present).filter(([field]) => !Object.hasOwn(changed, field))),
      )
      setFailure(null)
    },
  }
}

/** What a person has corrected is kept when the same channel is read once more. */
function isSameChannel(known: FetchedChannel | null, profile: FetchedChannel['profile']): boolean {
  return known?.profile.platform === profile.platform && known.profile.channel_id === profile.channel_id
}
