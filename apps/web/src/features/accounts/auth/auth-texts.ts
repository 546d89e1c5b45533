import { listPlatforms } from '../../../lib/format/lists.ts'
import { text } from '../../../lib/language/text.ts'
/** Texts of the sign-in and registration screen, except the messages of the rules, which are in the contract. */
export const authTexts = {
  email: text('Email'),
  username: text('Username'),
  password: text('Password'),
  signIn: {
    title: text('Sign in'),
    lead: text('Welcome back. Pick up your search where you left it.'),
    submit: text('Sign in'),
    busy: text('Signing in...'),
    toRegistration: text("Don't have an account? Sign up"),
    toReset: text('Forgot password?'),
    codeAwaited: (email: string) => text('A registration for {email} waits for its code.', { email }),
    enterCode: text('Enter the code'),
    alreadySignedIn: (name: string) => text('You are signed in as {name}.', { name }),
    goOn: text('Continue to Troupe'),
    otherAccount: text('Sign in with another account'),
  },
  registration: {
    title: text('Create your account'),
    lead: text('You get a 6-digit code by email to confirm your address.'),
    submit: text('Create account'),
    busy: text('Creating account...'),
    toSignIn: text('Already have an account? Sign in'),
    passwordNeeded: text('Your password is not kept in this browser. Enter it once more, and we send a new code.'),
  },
  verification: {
    title: text('Verify your email'),
    sentTo: text('We sent a 6-digit verification code to'),
    submit: text('Verify Email'),
    busy: text('Verifying...'),
    back: text('Back to registration'),
    toSignIn: text('Already have an account? Sign in'),
    elsewhere: text(
      'No registration of this browser waits for this code. Please open the link in the browser in which you signed up, or enter the code there.',
    ),
  },
  reset: {
    title: text('Reset your password'),
    lead: text('You get a 6-digit code by email, with which you choose a new password.'),
    request: text('Send code'),
    requestBusy: text('Sending code...'),
    newTitle: text('Choose a new password'),
    sentTo: text('If there is an account for this address, a 6-digit code is on its way to'),
    linkedFor: text('The link that you opened sets the password of'),
    newPassword: text('New password'),
    submit: text('Change password'),
    submitBusy: text('Changing password...'),
    otherAddress: text('Use another address'),
    toSignIn: text('Back to sign-in'),
    done: text('Your password was changed, and you are signed out everywhere. Sign in with the new one.'),
  },
  success: {
    title: text('Success!'),
    text: text('Account created successfully! You can now sign in with your credentials.'),
    submit: text('Continue'),
  },
  panel: {
    headline: text('Find the people your customers already listen to.'),
    points: [
      text('Search creators on {platforms} by what they make, not only by name.', { platforms: listPlatforms('and') }),
      text('Every result says why it matched and how old its figures are.'),
      text('Your catalogue and your contacts stay on your own server.'),
    ],
  },
} as const
