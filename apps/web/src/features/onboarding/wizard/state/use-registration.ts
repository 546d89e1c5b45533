import { registrationRefusals } from '@troupe/contract/onboarding'
import { ApiError } from '../../../../lib/transport/api-error.ts'
import { useRegisterChannel } from '../../api/register-channel.ts'
import type { FetchedChannel } from './draft-storage.ts'
import type { EmailProof } from './email-proof.ts'
import { describeRegisterError, findRefusedFields } from './onboarding-errors.ts'
import type { WizardStep } from './wizard-step.ts'
import { findProblems, findWrongStep, toRegistration, type WizardProblems, type WizardValues } from './wizard-values.ts'

interface RegistrationOptions {
  token: string
  emailProof: EmailProof
  /** Shows what is wrong with the fields. */
  check: (problems: WizardProblems) => void
  setFailure: (failure: string | null) => void
  goTo: (step: WizardStep) => void
  onRegistered: () => void
}

/** The end of the wizard: all steps are checked once more, the address is proven, and the channel is registered. */
export function useRegistration({ token, emailProof, onRegistered, ...wizard }: RegistrationOptions) {
  const register = useRegisterChannel()
  /** Shows what is wrong in the first step in which something is. False: nothing is. */
  const show = (problems: WizardProblems): boolean => {
    const wrongStep = findWrongStep(problems)
    wizard.check(problems)
    if (wrongStep && wrongStep !== 4) wizard.goTo(wrongStep)
    return wrongStep !== undefined
  }
  const complete = (values: WizardValues, channel: FetchedChannel | null) => {
    if (register.isPending || !channel) return
    const body = toRegistration(values, { token, url: channel.url })
    if (show(findProblems({ ...values, url: channel.url })) || !body) return
    if (!emailProof.isProven(values.email)) {
      emailProof.ask(values.email)
      return
    }
    wizard.setFailure(null)
    register.mutate(body, {
      onSuccess: onRegistered,
      onError: (error) => {
        if (error instanceof ApiError && error.detail === registrationRefusals.emailUnverified) emailProof.forget()
        if (!show(findRefusedFields(error))) wizard.setFailure(describeRegisterError(error))
      },
    })
  }
  return { complete, isPending: register.isPending }
}
