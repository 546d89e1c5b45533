import { text, textAs } from '../../../../lib/language/text.ts'

/** Texts for invited creators, from the link to the registered channel. */
export const wizardTexts = {
  validating: text('Validating access...'),
  forbidden: {
    title: text('403 - Access Forbidden'),
    text: text('Invalid or Missing Token'),
    hint: text(
      'An invitation works once, and for 14 days. Please open the link of your newest invitation mail, or ask whoever invited you for a new one.',
    ),
    home: text('Back to Home'),
    ownChannel: text('Registered already? Ask for the link to your page'),
  },
  unreachable: {
    title: text('Your invitation could not be checked'),
    retry: text('Try again'),
  },
  stepOf: (step: number) => text('Step {step} of 4', { step }),
  steps: {
    1: {
      name: textAs('step', 'Channel'),
      title: text('Register your channel'),
      lead: text(
        'You are invited to be found by brands. Paste the address of your channel, and we look up its public figures.',
      ),
    },
    2: {
      name: textAs('step', 'Confirm'),
      title: text('Confirm Your Channel Information'),
      lead: text('This is what your platform tells everybody. Correct whatever brands should see differently.'),
    },
    3: {
      name: text('About you'),
      title: text('Additional Information'),
      lead: text('All of it is optional, and helps the brands that fit you to find you.'),
    },
    4: {
      name: textAs('step', 'Work'),
      title: text('Work Preferences'),
      lead: text('How you like to work with brands. These fields are optional; only your email must be verified.'),
    },
  },
  /** The name of the inviting user. */
  invitedBy: (name: string) => text('{name} invites you', { name }),
  card: {
    title: text('Your card, as brands see it'),
    hint: text('It changes as you type. If you name no price, brands see an estimate.'),
  },
  indicator: text('Progress'),
  stepDone: textAs('step', 'done'),
  previous: textAs('step', 'Previous'),
  next: textAs('step', 'Next'),
  fixErrors: text('Please fix the errors above to continue'),
  channel: {
    url: text('Channel URL'),
    placeholder: 'https://www.youtube.com/@yourname',
    quickFill: text('Begin with a platform’s address'),
    submit: text('Start Onboarding'),
    busy: text('Analyzing your channel...'),
    promises: [
      text('You can stop and go on later: what you enter is kept on this device.'),
      text('We read what everybody can see of your channel, and never ask for its password.'),
      text('Afterwards you get a link with which you can see, correct, download or erase all that is stored.'),
    ],
  },
  claim: {
    title: text('Is it your channel?'),
    how: text(
      'It is registered with another address, without a proof. Put a code into its description to take it over.',
    ),
    start: text('Prove that it is mine'),
  },
  confirm: {
    summary: text('Your channel'),
    verified: text('Verified'),
    subscribers: text('Subscribers'),
    videos: text('Videos'),
    frequency: text('Posting frequency'),
    aWeek: (count: string) => text('{count} a week', { count }),
    averageViews: text('Average views'),
    engagement: text('Engagement'),
    email: text('Contact Email'),
    emailHint: text('Your invitation is for this address. You verify it in the last step.'),
    emailDiffers: (invited: string) =>
      text('Your invitation is for {invited}. It cannot be used with another address.', { invited }),
    useInvited: text('Use the invited address'),
    askInviter: text('Ask for an invitation to this one'),
    /** A mail from the creator to the inviting user. */
    request: {
      subject: text('Please invite another address of mine'),
      body: (addresses: { wanted: string; invited: string }) =>
        text('You invited me at {invited}. Please send an invitation to {wanted}, where I would like to register.', {
          ...addresses,
        }),
    },
  },
  proof: {
    title: text('Email verification required before registration'),
    text: (email: string) => text('We send a 6-digit code to {email}.', { email }),
    next: text('Then the button below completes your registration.'),
    submit: text('Verify Email Address'),
    done: (email: string) => text('{email} is verified', { email }),
  },
  complete: {
    verifyFirst: text('Verify Email First'),
    submit: text('Complete Registration'),
    busy: text('Submitting...'),
  },
  success: {
    title: text('Welcome to Our Network!'),
    text: text('Your channel is registered, and brands can find you now.'),
    mail: text(
      'A mail with the link to your page is on its way to you. There you can see, correct, download or erase all that is stored about your channel, at any time and without an account.',
    ),
    seePage: text('See my page'),
    signIn: text('Sign In to Your Account'),
  },
} as const

/** Error messages from the catalogue of the specification, section 8. */
export const wizardErrorTexts = {
  connection: text('Connection error. Please check your internet connection and try again.'),
  fetch: {
    alreadyOnboarded: text('This channel is already onboarded. Please contact support if this is unexpected.'),
    notFetched: text(
      'The channel data could not be fetched. Please check that the URL is right and public. On Instagram, only business and creator accounts can be read.',
    ),
    failed: text('Failed to fetch channel data. Please try again or contact support.'),
  },
  register: {
    alreadyOnboarded: text('This channel has already completed onboarding.'),
    tokenExpired: text('Your invitation token has expired. Please request a new invitation.'),
    emailDiffers: text(
      'The email does not match your invitation token. Please enter the address that the invitation was sent to in step 2.',
    ),
    tokenInvalid: text('Your invitation token is invalid or expired.'),
    alreadyRegistered: text('This channel has already been registered.'),
    inputRefused: text('Please check your information and try again.'),
    failed: text('Registration failed. Please try again or contact support.'),
  },
} as const
