import { registrationRefusals } from '@troupe/contract/onboarding'
import { ApiError } from '../../../../lib/transport/api-error.ts'
import { useRegisterChannel } from '../../api/register-channel.ts'
import { keepOwnToken } from '../../own-channel/own-token.ts'
import type { FetchedChannel } from './draft-storage.ts'
import type { EmailProof } from './email-proof.ts'
import { describeRegisterError, findRefusedFields } from './onboarding-errors.ts'
import type { WizardStep } from './wizard-step.ts'
import { findProblems, findWrongStep, toRegistration, type WizardProblems, type WizardValues } from './wizard-values.ts'

interface RegistrationOptions {
  token: string
  invitedEmail: string | null
  emailProof: EmailProof
  /** Shows the problems of fields. */
  check: (problems: WizardProblems) => void
  setFailure: (failure: string | null) => void
  goTo: (step: WizardStep) => void
  onRegistered: () => void
}

/** Completes the wizard: checks all steps again, has the address verified, and registers the channel. */
export function useRegistration({ token, invitedEmail, emailProof, onRegistered, ...wizard }: RegistrationOptions) {
  const register = useRegisterChannel()
  /** Shows the first step with a problem. @returns whether there is a problem. */
  const show = (problems: WizardProblems): boolean => {
    const wrongStep = findWrongStep(problems)
    wizard.check(problems)
    if (wrongStep && wrongStep !== 4) wizard.goTo(wrongStep)
    return wrongStep !== undefined
  }
  const complete = (values: WizardValues, channel: FetchedChannel | null) => {
    if (register.isPending || !channel) return
    const body = toRegistration(values, { token, url: channel.url })
    if (show(findProblems({ ...values, url: channel.url }, invitedEmail)) || !body) return
    if (!emailProof.isProven(values.email)) {
      emailProof.ask(values.email)
      return
    }
    wizard.setFailure(null)
    register.mutate(body, {
      onSuccess: ({ page_token }) => {
        if (page_token !== null) keepOwnToken(page_token)
        onRegistered()
      },
      onError: (error) => {
        if (error instanceof ApiError && error.detail === registrationRefusals.emailUnverified) emailProof.forget()
        if (!show(findRefusedFields(error))) wizard.setFailure(describeRegisterError(error))
      },
    })
  }
  return { complete, isPending: register.isPending }
}
