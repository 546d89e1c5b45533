/** What dialogs of several screens say alike. */
export const dialogTexts = {
  cancel: 'Cancel',
  close: 'Close',
} as const
