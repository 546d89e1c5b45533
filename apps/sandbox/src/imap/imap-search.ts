import type { MailboxMessage } from '../mailbox/mailbox.ts'

/** The mails whose UIDs are in a set such as `1:4,7,9:*`. */
export function selectMails(mails: readonly MailboxMessage[], set: string): MailboxMessage[] {
  const newest = mails.at(-1)?.uid ?? 0
  const ranges = set.split(',').map((range) => {
    const [first = 0, last = first] = range.split(':').map((end) => (end === '*' ? newest : Number(end)))
    return first <= last ? { first, last } : { first: last, last: first }
  })
  return mails.filter(({ uid }) => ranges.some(({ first, last }) => first <= uid && uid <= last))
}

/** The mails that meet all given criteria, of which `UID` and `SINCE` have an effect. */
export function searchMails(mails: readonly MailboxMessage[], criteria: string): MailboxMessage[] {
  const set = /\bUID (\S+)/i.exec(criteria)?.[1]
  const since = /\bSINCE "?(\d{1,2}-\w{3}-\d{4})"?/i.exec(criteria)?.[1]
  const begin = since === undefined ? Number.NEGATIVE_INFINITY : Date.parse(`${since.replaceAll('-', ' ')} UTC`)
  const chosen = set === undefined ? mails : selectMails(mails, set)
  return chosen.filter(({ received_at }) => Date.parse(received_at) >= begin)
}
