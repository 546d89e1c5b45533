/** Texts of the fields of a new password. */
export const passwordTexts = {
  confirmPassword: 'Confirm password',
  strength: 'Password strength',
  strengths: { weak: 'Weak', medium: 'Medium', strong: 'Strong' },
  commonPassword: 'This one is among the first that are tried. Better choose another.',
  requirementMet: 'met:',
  requirementUnmet: 'not met:',
} as const
