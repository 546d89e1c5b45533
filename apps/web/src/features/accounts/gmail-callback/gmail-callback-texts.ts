/** Everything a person reads when Google sends them back. */
export const gmailCallbackTexts = {
  loading: 'Completing Gmail Authentication',
  loadingLead: 'This takes a few seconds.',
  success: 'Authentication Successful!',
  closesItself: 'This window closes by itself. If it does not, you can close it.',
  failure: 'Authentication Failed',
  goBack: 'Go Back',
  close: 'Close Window',
  errors: {
    refused: (error: string) => `Authentication failed: ${error}`,
    incomplete: 'Missing authorization code or state parameter',
    failed: 'Failed to complete authentication',
  },
} as const
