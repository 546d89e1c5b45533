import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { BodyInput } from '@troupe/contract/base/endpoint'
import { outreachEndpoints } from '@troupe/contract/outreach'
import { useRef } from 'react'
import { createRandomKey } from '../../../lib/random.ts'
import { useCallEndpoint } from '../../../lib/transport/transport-context.tsx'
import { campaignKeys } from './campaigns.ts'

export type SendInput = BodyInput<typeof outreachEndpoints.sendEmail>

/** Ten thousand recipients are stored before the answer. */
const timeoutMs = 120_000

/** Starts a campaign. Asked again with the same mail, as after an answer that was lost, it is the same campaign. */
export function useSendEmail() {
  const callEndpoint = useCallEndpoint()
  const queryClient = useQueryClient()
  const attempt = useRef({ mail: '', key: '' })
  return useMutation({
    mutationFn: (body: SendInput) => {
      const mail = JSON.stringify(body)
      if (attempt.current.mail !== mail) attempt.current = { mail, key: createRandomKey() }
      return callEndpoint(outreachEndpoints.sendEmail, { body, idempotencyKey: attempt.current.key, timeoutMs })
    },
    onSuccess: ({ campaign }) => {
      // The same words sent again on purpose are a campaign of their own.
      attempt.current = { mail: '', key: '' }
      queryClient.setQueryData(campaignKeys.one(campaign.id), campaign)
      return queryClient.invalidateQueries({ queryKey: [...campaignKeys.all, 'list'] })
    },
  })
}
