/** Texts shared by dialogs of several screens. */
export const dialogTexts = {
  cancel: 'Cancel',
  close: 'Close',
} as const
