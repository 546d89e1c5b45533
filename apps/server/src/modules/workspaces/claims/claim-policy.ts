import type { WorkspaceRole } from '@troupe/contract/base/roles'

/** What a sign-in says, and what is so now. */
export interface ClaimSituation {
  /** Role that the claim gives; undefined: none, or no known value. */
  readonly claimed: WorkspaceRole | undefined
  /** Role of people whom the claim gives none; undefined: they are no members. */
  readonly defaultRole: WorkspaceRole | undefined
  /** Undefined: no member. */
  readonly member:
    | {
        readonly role: WorkspaceRole
        /** Whether this provider gave the role. */
        readonly isByProvider: boolean
        readonly isLastOwner: boolean
      }
    | undefined
}

/** `keep`: the last owner stays, whatever the claim says. */
export type ClaimStep =
  | { readonly kind: 'none' | 'keep' | 'end' }
  | { readonly kind: 'join' | 'change'; readonly role: WorkspaceRole }

/**
 * Decides what a sign-in changes. A claim that gives a role always counts. Without one, people whom somebody invited stay
 * as they are; the others get the default role, or are no members.
 */
export function decideClaimStep({ claimed, defaultRole, member }: ClaimSituation): ClaimStep {
  if (claimed === undefined && member && !member.isByProvider) return { kind: 'none' }
  const role = claimed ?? defaultRole
  if (!member) return role === undefined ? { kind: 'none' } : { kind: 'join', role }
  if (role === member.role && member.isByProvider) return { kind: 'none' }
  if (member.isLastOwner && role !== 'owner') return { kind: 'keep' }
  return role === undefined ? { kind: 'end' } : { kind: 'change', role }
}
