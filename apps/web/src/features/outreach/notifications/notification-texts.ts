import { text } from '../../../lib/language/text.ts'

/** Texts of the notification menu. */
export const notificationTexts = {
  label: text('Notifications'),
  withUnread: (count: number) => text('Notifications, {count} unread', { count }),
  none: text('You have no notifications.'),
  failed: (reason: string) => text('The notifications could not be read. {reason}', { reason }),
  retry: text('Try again'),
  markAll: text('Mark all as read'),
  /** Before an unread message, for screen readers. */
  unread: text('Unread: '),
} as const
