import { registrationRefusals } from '@troupe/contract/onboarding'
import { useState } from 'react'
import { ApiError } from '../../../../lib/transport/api-error.ts'
import { useFetchChannel } from '../../api/fetch-channel.ts'
import type { FetchedChannel } from './draft-storage.ts'
import { describeFetchError, findRefusedFields } from './onboarding-errors.ts'
import type { WizardProblems } from './wizard-values.ts'

interface ChannelReadingOptions {
  /** The invitation token. */
  token: string
  /** Shows the problems of fields. */
  check: (problems: WizardProblems) => void
  setFailure: (failure: string | null) => void
  onRead: (channel: FetchedChannel) => void
}

/** Completes the first step: reads the channel from its platform. */
export function useChannelReading({ token, check, setFailure, onRead }: ChannelReadingOptions) {
  const fetchChannel = useFetchChannel(token)
  /** URL of the channel that was refused, because it is registered. */
  const [registeredUrl, setRegisteredUrl] = useState<string | null>(null)
  const read = (typedUrl: string) => {
    const url = typedUrl.trim()
    setRegisteredUrl(null)
    setFailure(null)
    fetchChannel.mutate(url, {
      onSuccess: (profile) => onRead({ url, profile }),
      onError: (error) => {
        const refused = findRefusedFields(error)
        if (refused.url) check(refused)
        else setFailure(describeFetchError(error))
        if (isRegisteredChannel(error)) setRegisteredUrl(url)
      },
    })
  }
  return { read, isPending: fetchChannel.isPending, registeredUrl }
}

function isRegisteredChannel(error: Error): boolean {
  return error instanceof ApiError && error.detail === registrationRefusals.alreadyOnboarded
}
