/** Texts that dialogs of several screens share. */
export const dialogTexts = {
  cancel: 'Cancel',
  close: 'Close',
} as const
