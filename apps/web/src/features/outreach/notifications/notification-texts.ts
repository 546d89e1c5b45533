/** Everything a person reads under the notifications button. */
export const notificationTexts = {
  label: 'Notifications',
  withUnread: (count: number) => `Notifications, ${count} unread`,
  none: 'You have no notifications.',
  failed: 'The notifications could not be read.',
  retry: 'Try again',
  markAll: 'Mark all as read',
  unread: 'Unread',
} as const
