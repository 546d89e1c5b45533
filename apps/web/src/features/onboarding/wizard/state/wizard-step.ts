import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { z } from 'zod'

export const wizardSteps = [1, 2, 3, 4] as const
export const WizardStep = z.literal(wizardSteps)
export type WizardStep = z.output<typeof WizardStep>

const parameter = 'step'
/** Set by Next: the previous history entry is the previous step. */
const AfterPrevious = z.object({ isAfterPrevious: z.literal(true) })

/**
 * The current step. It is kept in the address, so that a phone's back gesture goes back one step. Steps after
 * `furthest` cannot be reached.
 */
export function useWizardStep(initial: WizardStep, furthest: WizardStep) {
  const [search] = useSearchParams()
  const { pathname, state } = useLocation()
  const navigate = useNavigate()
  const named = WizardStep.safeParse(Number(search.get(parameter))).data
  const addressOf = (step: WizardStep) => ({ pathname, search: `?${parameter}=${step}` })

  const nameStep = useEffectEvent(() => void navigate(addressOf(initial), { replace: true }))
  const isNamed = named !== undefined
  useEffect(() => {
    // Every history entry names its step, including the first, because otherwise going back would have no defined
    // target.
    if (!isNamed) nameStep()
  }, [isNamed])
  const wanted = named ?? initial
  const step = wanted > furthest ? furthest : wanted
  return {
    step,
    goTo: (target: WizardStep) =>
      void navigate(addressOf(target), target === step + 1 ? { state: { isAfterPrevious: true } } : {}),
    goBack: () => {
      const previous = WizardStep.safeParse(step - 1)
      if (!previous.success) return
      if (AfterPrevious.safeParse(state).success) void navigate(-1)
      else void navigate(addressOf(previous.data), { replace: true })
    },
  }
}
