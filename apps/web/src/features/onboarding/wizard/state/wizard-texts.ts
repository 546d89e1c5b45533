/** Texts for invited creators, from the link to the registered channel. */
export const wizardTexts = {
  validating: 'Validating access...',
  forbidden: {
    title: '403 - Access Forbidden',
    text: 'Invalid or Missing Token',
    hint: 'An invitation works once, and for 14 days. Please open the link of your newest invitation mail, or ask whoever invited you for a new one.',
    home: 'Back to Home',
    ownChannel: 'Registered already? Ask for the link to your page',
  },
  unreachable: {
    title: 'Your invitation could not be checked',
    retry: 'Try again',
  },
  stepOf: (step: number) => `Step ${step} of 4`,
  steps: {
    1: {
      name: 'Channel',
      title: 'Register your channel',
      lead: 'You are invited to be found by brands. Paste the address of your channel, and we look up its public figures.',
    },
    2: {
      name: 'Confirm',
      title: 'Confirm Your Channel Information',
      lead: 'This is what your platform tells everybody. Correct whatever brands should see differently.',
    },
    3: {
      name: 'About you',
      title: 'Additional Information',
      lead: 'All of it is optional, and helps the brands that fit you to find you.',
    },
    4: {
      name: 'Work',
      title: 'Work Preferences',
      lead: 'How you like to work with brands. All of it is optional.',
    },
  },
  indicator: 'Progress',
  stepDone: 'done',
  previous: 'Previous',
  next: 'Next',
  fixErrors: 'Please fix the errors above to continue',
  channel: {
    url: 'Channel URL',
    placeholder: 'https://www.youtube.com/@yourname',
    quickFill: 'Begin with a platform’s address',
    submit: 'Start Onboarding',
    busy: 'Analyzing your channel...',
    promises: [
      'You can stop and go on later: what you enter is kept on this device.',
      'We read what everybody can see of your channel, and never ask for its password.',
      'Afterwards you get a link with which you can see, correct, download or erase all that is stored.',
    ],
  },
  confirm: {
    summary: 'Your channel',
    verified: 'Verified',
    subscribers: 'Subscribers',
    videos: 'Videos',
    frequency: 'Posting frequency',
    aWeek: (count: string) => `${count} a week`,
    averageViews: 'Average views',
    engagement: 'Engagement',
    email: 'Contact Email',
    emailHint: 'Your invitation is for this address. You verify it in the last step.',
    emailDiffers: (invited: string) => `Your invitation is for ${invited}. It cannot be used with another address.`,
  },
  proof: {
    title: 'Email verification required before registration',
    text: (email: string) => `We send a 6-digit code to ${email}.`,
    submit: 'Verify Email Address',
    done: (email: string) => `${email} is verified`,
  },
  complete: {
    verifyFirst: 'Verify Email First',
    submit: 'Complete Registration',
    busy: 'Submitting...',
  },
  success: {
    title: 'Welcome to Our Network!',
    text: 'Your channel is registered, and brands can find you now.',
    mail: 'A mail with the link to your page is on its way to you. There you can see, correct, download or erase all that is stored about your channel, at any time and without an account.',
    signIn: 'Sign In to Your Account',
  },
} as const

/** Error messages from the catalogue of the specification, section 8. */
export const wizardErrorTexts = {
  connection: 'Connection error. Please check your internet connection and try again.',
  fetch: {
    alreadyOnboarded: 'This channel is already onboarded. Please contact support if this is unexpected.',
    notFetched:
      'The channel data could not be fetched. Please check that the URL is right and public. On Instagram, only business and creator accounts can be read.',
    failed: 'Failed to fetch channel data. Please try again or contact support.',
  },
  register: {
    alreadyOnboarded: 'This channel has already completed onboarding.',
    tokenExpired: 'Your invitation token has expired. Please request a new invitation.',
    emailDiffers:
      'The email does not match your invitation token. Please enter the address that the invitation was sent to in step 2.',
    tokenInvalid: 'Your invitation token is invalid or expired.',
    alreadyRegistered: 'This channel has already been registered.',
    inputRefused: 'Please check your information and try again.',
    failed: 'Registration failed. Please try again or contact support.',
  },
} as const
