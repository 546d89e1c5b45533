import { expect, it } from 'vitest'
import { type ClaimSituation, decideClaimStep } from './claim-policy.ts'

const base: ClaimSituation = { claimed: undefined, defaultRole: undefined, member: undefined }
const invited = { role: 'member', isByProvider: false, isLastOwner: false } as const
const given = { ...invited, isByProvider: true }
const lastOwner = { role: 'owner', isByProvider: true, isLastOwner: true } as const

it.each<[string, Partial<ClaimSituation>, object]>([
  ['joins with the role of the claim', { claimed: 'admin' }, { kind: 'join', role: 'admin' }],
  ['joins with the default role', { defaultRole: 'viewer' }, { kind: 'join', role: 'viewer' }],
  ['stays outside without a role', {}, { kind: 'none' }],
  ['follows the claim', { claimed: 'viewer', member: given }, { kind: 'change', role: 'viewer' }],
  [
    'follows the claim after an invitation, too',
    { claimed: 'admin', member: invited },
    { kind: 'change', role: 'admin' },
  ],
  ['is noted as following the claim', { claimed: 'member', member: invited }, { kind: 'change', role: 'member' }],
  ['has the role already', { claimed: 'member', member: given }, { kind: 'none' }],
  [
    'gets the default role when the claim vanishes',
    { defaultRole: 'viewer', member: given },
    { kind: 'change', role: 'viewer' },
  ],
  ['leaves when the claim vanishes and there is no default', { member: given }, { kind: 'end' }],
  ['stays as invited without a claim', { defaultRole: 'viewer', member: invited }, { kind: 'none' }],
  ['stays the last owner, whatever the claim says', { claimed: 'viewer', member: lastOwner }, { kind: 'keep' }],
  ['stays the last owner without a claim', { member: lastOwner }, { kind: 'keep' }],
  [
    'steps down as one of two owners',
    { claimed: 'admin', member: { ...lastOwner, isLastOwner: false } },
    { kind: 'change', role: 'admin' },
  ],
])('a person %s', (_what, situation, step) => {
  expect(decideClaimStep({ ...base, ...situation })).toEqual(step)
})
