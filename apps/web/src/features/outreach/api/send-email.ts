import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { BodyInput } from '@troupe/contract/base/endpoint'
import { outreachEndpoints } from '@troupe/contract/outreach'
import { useRef } from 'react'
import { createRandomKey } from '../../../lib/random.ts'
import { useCallEndpoint } from '../../../lib/transport/transport-context.tsx'
import { campaignKeys } from './campaigns.ts'
import { draftKey } from './mail-draft.ts'

export type SendInput = BodyInput<typeof outreachEndpoints.sendEmail>

/** In milliseconds. Up to 10,000 recipients are stored before the response. */
const timeoutMs = 120_000

/** Starts a campaign. Sending the same mail again, such as after a lost response, does not start another one. */
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
      // Sending the same text again on purpose starts a new campaign.
      attempt.current = { mail: '', key: '' }
      queryClient.setQueryData(campaignKeys.one(campaign.id), campaign)
      void queryClient.invalidateQueries({ queryKey: draftKey })
      return queryClient.invalidateQueries({ queryKey: [...campaignKeys.all, 'list'] })
    },
  })
}
