import { describe, expect, it } from 'vitest'
import { type Candidate, chooseInvited, type InvitationFacts } from './invitation-choice.ts'

const nothing: InvitationFacts = {
  registeredCreators: new Set(),
  registeredEmails: new Set(),
  declinedEmails: new Set(),
  invitedEmails: new Set(),
}
const maya: Candidate = { creatorId: 1, email: 'maya@one.test' }
const reasonsOf = (candidates: Candidate[], facts: Partial<InvitationFacts> = {}) =>
  chooseInvited(candidates, { ...nothing, ...facts }).leftOut.map(({ reason }) => reason)

describe('the choice of candidates', () => {
  it('invites candidates without adverse facts', () => {
    const address = { creatorId: null, email: 'ada@one.test' }
    expect(chooseInvited([maya, address], nothing)).toEqual({ invited: [maya, address], leftOut: [] })
  })

  it('leaves out candidates without an address', () => {
    expect(reasonsOf([{ creatorId: 1, email: null }])).toEqual(['no_email'])
  })

  it('leaves out creators with a registered channel, address or not', () => {
    const facts = { registeredCreators: new Set([1]) }
    expect(reasonsOf([maya, { creatorId: 1, email: null }], facts)).toEqual([
      'already_registered',
      'already_registered',
    ])
  })

  it('invites the owner of a registered address for another channel, but not without a channel', () => {
    const facts = { registeredEmails: new Set(['maya@one.test']) }
    expect(reasonsOf([maya], facts)).toEqual([])
    expect(reasonsOf([{ creatorId: null, email: 'maya@one.test' }], facts)).toEqual(['already_registered'])
  })

  it('leaves out owners that declined, a reason that precedes an earlier invitation', () => {
    const emails = new Set(['maya@one.test'])
    expect(reasonsOf([maya], { declinedEmails: emails, invitedEmails: emails })).toEqual(['declined'])
  })

  it('leaves out invited addresses, and all but the first of several channels with one address', () => {
    expect(reasonsOf([maya], { invitedEmails: new Set(['maya@one.test']) })).toEqual(['already_invited'])
    const { invited, leftOut } = chooseInvited([maya, { ...maya, creatorId: 2 }], nothing)
    expect(invited).toEqual([maya])
    expect(leftOut).toEqual([{ ...maya, creatorId: 2, reason: 'already_invited' }])
  })
})
