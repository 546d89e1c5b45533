/** Everything a person reads about being signed in or not. */
export const sessionTexts = {
  expired: 'Authentication expired. Please log in again.',
  userUnreadable: 'Failed to get user info',
  refreshFailed: 'Token refresh failed',
  noRefreshToken: 'No refresh token available',
  noAccessToken: 'No access token available',
} as const

/** Everything a person reads on the sign-in and registration screen, apart from the rules' messages in the contract. */
export const authTexts = {
  email: 'Email',
  username: 'Username',
  password: 'Password',
  confirmPassword: 'Confirm password',
  signIn: {
    title: 'Sign in',
    lead: 'Welcome back. Pick up your search where you left it.',
    submit: 'Sign in',
    busy: 'Signing in...',
    toRegistration: "Don't have an account? Sign up",
    toReset: 'Forgot password?',
    codeAwaited: (email: string) => `A registration for ${email} waits for its code.`,
    enterCode: 'Enter the code',
    alreadySignedIn: (name: string) => `You are signed in as ${name}.`,
    goOn: 'Continue to Troupe',
  },
  registration: {
    title: 'Create your account',
    lead: 'You get a 6-digit code by email to confirm your address.',
    submit: 'Create account',
    busy: 'Creating account...',
    toSignIn: 'Already have an account? Sign in',
    passwordNeeded: 'Your password is not kept in this browser. Enter it once more, and we send a new code.',
    strength: 'Password strength',
    strengths: { weak: 'Weak', medium: 'Medium', strong: 'Strong' },
    commonPassword: 'This one is among the first that are tried. Better choose another.',
    requirementMet: 'met:',
    requirementUnmet: 'not met:',
  },
  verification: {
    title: 'Verify your email',
    sentTo: 'We sent a 6-digit verification code to',
    submit: 'Verify Email',
    busy: 'Verifying...',
    back: 'Back to registration',
    toSignIn: 'Already have an account? Sign in',
  },
  reset: {
    title: 'Reset your password',
    lead: 'You get a 6-digit code by email, with which you choose a new password.',
    request: 'Send code',
    requestBusy: 'Sending code...',
    newTitle: 'Choose a new password',
    sentTo: 'If there is an account for this address, a 6-digit code is on its way to',
    linkedFor: 'The link that you opened sets the password of',
    newPassword: 'New password',
    submit: 'Change password',
    submitBusy: 'Changing password...',
    otherAddress: 'Use another address',
    toSignIn: 'Back to sign-in',
    done: 'Your password was changed, and you are signed out everywhere. Sign in with the new one.',
  },
  success: {
    title: 'Success!',
    text: 'Account created successfully! You can now sign in with your credentials.',
    submit: 'Continue',
  },
  panel: {
    headline: 'Find the people your customers already listen to.',
    points: [
      'Search creators on TikTok, Instagram and YouTube by what they make, not only by name.',
      'Every result says why it matched and how old its figures are.',
      'Your catalogue and your contacts stay on your own server.',
    ],
  },
} as const

/** Everything a person reads around the six boxes of a mailed code. */
export const codeTexts = {
  group: 'Verification code',
  long: 'Long code',
  longPlace: 'It stands at the end of the mail with the code.',
  box: (position: number, length: number) => `Digit ${position} of ${length}`,
  expiresIn: 'Code expires in',
  expired: 'Expired',
  resend: 'Resend verification code',
  resendIn: (seconds: number) => `Resend in ${seconds}s`,
  resent: 'The code is on its way.',
} as const

/** What a failed registration, verification or sign-in is called. */
export const authErrorTexts = {
  emailExists: 'Email already exists. Please try signing in instead.',
  usernameExists: 'Username already exists. Please choose a different username.',
  usernameOrEmailExists: 'Username or Email already exists. Please choose a different username or email.',
  creationFailed: 'Account creation failed. Please try again.',
  registrationFailed: 'Registration failed. Please try again.',
  verificationFailed: 'Email verification failed. Please try again.',
  verificationUnreadable: (status: number) =>
    `Verification failed with status ${status}. Could not parse error response.`,
  resendFailed: 'Failed to resend code',
  resetRequestFailed: 'The code could not be sent. Please try again.',
  resetFailed: 'The password could not be changed. Please try again.',
  credentialsInvalid: 'Invalid email or password. Please check your credentials and try again.',
  deactivated: 'Your account has been deactivated. Please contact support.',
  inputInvalid: (message: string) => `Invalid input: ${message}`,
  formatInvalid: 'Please check your email and password format.',
  noAccount: 'No account found with this email address. Please check your email or sign up.',
  tooManyAttempts: 'Too many login attempts. Please wait a few minutes and try again.',
  serverError: 'Server error. Please try again later.',
  loginFailed: 'Login failed. Please check your internet connection and try again.',
} as const
