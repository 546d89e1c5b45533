/** What a person reads when a call failed without a word from the server. */
export const transportTexts = {
  unreachable: 'The server could not be reached. Please check your connection.',
  timeout: 'The server took too long to answer.',
  html: 'API endpoint returned HTML instead of JSON.',
  status: (status: number) => `The server answered with status ${status}.`,
} as const
