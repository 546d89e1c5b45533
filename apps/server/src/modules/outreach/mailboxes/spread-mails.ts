/** Number of mails that a mailbox may send. */
export interface SendingRoom {
  /** Mails that it may still send within 24 hours; null for any number. */
  readonly left: number | null
  /** Mails of any 24 hours; null for any number. */
  readonly perDay: number | null
}

/**
 * Spreads mails over mailboxes that take turns, so that all are done at about the same time: by what each may still send
 * today, and then by what it may send a day.
 * @returns for each mail the position of its mailbox.
 */
export function spreadMails(count: number, rooms: readonly SendingRoom[]): number[] {
  const given = rooms.map(() => 0)
  return Array.from({ length: count }, () => {
    const waits = rooms.map((room, index) => toDays((given[index] ?? 0) + 1, room))
    const chosen = waits.indexOf(Math.min(...waits))
    given[chosen] = (given[chosen] ?? 0) + 1
    return chosen
  })
}

/** Stands for any number. */
const plenty = 1_000_000

/** Days after which a mailbox has sent so many mails. */
function toDays(mails: number, { left, perDay }: SendingRoom): number {
  const today = left ?? plenty
  return mails <= today ? mails / today : 1 + (mails - today) / Math.max(1, perDay ?? plenty)
}
