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
  const read = (typedUrl: string) => {
    const url = typedUrl.trim()
    setFailure(null)
    fetchChannel.mutate(url, {
      onSuccess: (profile) => onRead({ url, profile }),
      onError: (error) => {
        const refused = findRefusedFields(error)
        if (refused.url) check(refused)
        else setFailure(describeFetchError(error))
      },
    })
  }
  return { read, isPending: fetchChannel.isPending }
}
