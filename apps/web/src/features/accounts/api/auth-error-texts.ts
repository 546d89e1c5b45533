import { text } from '../../../lib/language/text.ts'

/** Messages for failed registration, verification and sign-in. */
export const authErrorTexts = {
  emailExists: text('Email already exists. Please try signing in instead.'),
  usernameExists: text('Username already exists. Please choose a different username.'),
  usernameOrEmailExists: text('Username or Email already exists. Please choose a different username or email.'),
  creationFailed: text('Account creation failed. Please try again.'),
  registrationFailed: text('Registration failed. Please try again.'),
  verificationFailed: text('Email verification failed. Please try again.'),
  verificationUnreadable: (status: number) =>
    text('Verification failed with status {status}. Could not parse error response.', { status }),
  resendFailed: text('Failed to resend code'),
  resetRequestFailed: text('The code could not be sent. Please try again.'),
  resetFailed: text('The password could not be changed. Please try again.'),
  credentialsInvalid: text('Invalid email or password. Please check your credentials and try again.'),
  deactivated: text('Your account has been deactivated. Please contact support.'),
  inputInvalid: (message: string) => text('Invalid input: {message}', { message }),
  formatInvalid: text('Please check your email and password format.'),
  noAccount: text('No account found with this email address. Please check your email or sign up.'),
  tooManyAttempts: text('Too many login attempts. Please wait a few minutes and try again.'),
  serverError: text('Server error. Please try again later.'),
  loginFailed: text('Login failed. Please check your internet connection and try again.'),
} as const

/** Messages for passkeys that the browser did not make or use. */
export const passkeyErrorTexts = {
  cancelled: text('No passkey was used. Please try again.'),
  known: text('This device has a passkey for this account already.'),
  wrongAddress: text('Passkeys work only at the address of this Troupe. On this computer, that is localhost.'),
  failed: text('The passkey could not be used. Please try again.'),
} as const
