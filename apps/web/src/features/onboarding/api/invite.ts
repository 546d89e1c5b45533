import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Response } from '@troupe/contract/base/endpoint'
import { invitationEndpoints, maxInvitationsPerCall } from '@troupe/contract/invitations'
import type { MailLanguageChoice } from '@troupe/contract/mail/mail-languages'
import { useState } from 'react'
import { useCallEndpoint } from '../../../lib/transport/transport-context.tsx'
import { invitationKey } from './invitations.ts'

/** Target of an invitation: an address, or creators at their public addresses. */
export type InviteTarget = { email: string } | { creatorIds: readonly string[] }

/** Outcome for the creators processed so far. */
export interface InviteOutcome extends Response<typeof invitationEndpoints.invite> {
  dealtWith: number
}

/** The words of the mail, and its language. */
interface Wording {
  message: string
  language: MailLanguageChoice
}

const nothing: InviteOutcome = { invitations: [], left_out: [], dealtWith: 0 }

function cutSlices(creatorIds: readonly string[]): string[][] {
  const sliceCount = Math.ceil(creatorIds.length / maxInvitationsPerCall)
  return Array.from({ length: sliceCount }, (_, index) =>
    creatorIds.slice(index * maxInvitationsPerCall, (index + 1) * maxInvitationsPerCall),
  )
}

/**
 * Invites creators in calls of the maximum size, one after the other. `outcome` grows with each call. After a failure,
 * inviting the same target again continues where it stopped. The server skips creators with an open invitation, so none
 * is invited twice.
 */
export function useInvite(target: InviteTarget) {
  const callEndpoint = useCallEndpoint()
  const queryClient = useQueryClient()
  const [outcome, setOutcome] = useState(nothing)
  const sending = useMutation({
    mutationFn: async ({ message, language }: Wording) => {
      const wording = { message, ...(language === 'creator' ? {} : { language }) }
      const add = ({ invitations, left_out }: Omit<InviteOutcome, 'dealtWith'>, count: number) =>
        setOutcome((before) => ({
          invitations: [...before.invitations, ...invitations],
          left_out: [...before.left_out, ...left_out],
          dealtWith: before.dealtWith + count,
        }))
      if ('email' in target) {
        add(await callEndpoint(invitationEndpoints.invite, { body: { email: target.email, ...wording } }), 1)
        return
      }
      for (const creator_ids of cutSlices(target.creatorIds.slice(outcome.dealtWith))) {
        add(await callEndpoint(invitationEndpoints.invite, { body: { creator_ids, ...wording } }), creator_ids.length)
      }
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: invitationKey }),
  })
  return { outcome, sending }
}
