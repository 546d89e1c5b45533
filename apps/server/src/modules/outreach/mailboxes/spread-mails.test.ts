import { describe, expect, it } from 'vitest'
import { type SendingRoom, spreadMails } from './spread-mails.ts'

/** Number of mails that each mailbox gets. */
function count(mails: number, rooms: readonly SendingRoom[]): number[] {
  const chosen = spreadMails(mails, rooms)
  return rooms.map((_, index) => chosen.filter((position) => position === index).length)
}

describe('mailboxes that take turns', () => {
  it('alternate when they may send the same', () => {
    const room = { left: 400, perDay: 400 }
    expect(spreadMails(5, [room, room])).toEqual([0, 1, 0, 1, 0])
  })

  it('get mails by what each may still send today', () => {
    expect(
      count(120, [
        { left: 20, perDay: 400 },
        { left: 100, perDay: 100 },
      ]),
    ).toEqual([20, 100])
  })

  it('get the rest by what each may send a day', () => {
    expect(
      count(500, [
        { left: 0, perDay: 400 },
        { left: 0, perDay: 100 },
      ]),
    ).toEqual([400, 100])
  })

  it('leave all to one without a limit only where the others have nothing left', () => {
    const [limited = 0, unlimited = 0] = count(100, [
      { left: 0, perDay: 10 },
      { left: null, perDay: null },
    ])
    expect([limited, unlimited]).toEqual([0, 100])
  })

  it('may be a single one', () => {
    expect(spreadMails(3, [{ left: 0, perDay: 1 }])).toEqual([0, 0, 0])
  })
})
