/** A refusal in a mail provider's own wording. */
export interface Reply {
  readonly code: number
  readonly text: string
}

/** How a provider's mail server accepts mail from its account holders. */
export interface SubmissionProfile {
  /** Host name of its IMAP server; undefined: there is none. */
  readonly imapHost: string | undefined
  /** Host name of the stand-in; the part before `.sandbox.test` is the real server's name. */
  readonly host: string
  /** Password that is accepted for any user name; undefined: none. */
  readonly password: string | undefined
  readonly wrongPassword: Reply
  /** Reply if the From header is not the account's address; undefined: the header is not checked. */
  readonly foreignFrom: Reply | undefined
  /** Whether QUIT is answered with three NUL bytes and a closed connection. */
  readonly breaksGoodbye: boolean
}

const wrongPassword = { code: 535, text: '5.7.8 Authentication credentials invalid' }

/** The account that the settings page offers. */
export const sandboxAccount = { host: 'smtp.sandbox.test', user: 'demo@sandbox.test', pass: 'sandbox-password' }

/** An app password or authorization code of 16 letters, as Google and QQ Mail issue them. */
const sixteenLetters = 'sandboxauthcodes'

export const submissionProfiles: readonly SubmissionProfile[] = [
  {
    imapHost: 'imap.sandbox.test',
    host: sandboxAccount.host,
    password: sandboxAccount.pass,
    wrongPassword,
    foreignFrom: undefined,
    breaksGoodbye: false,
  },
  {
    imapHost: 'imap.qq.sandbox.test',
    host: 'smtp.qq.sandbox.test',
    password: sixteenLetters,
    wrongPassword: {
      code: 535,
      text: 'Login Fail. Please enter your authorization code to login. More information in https://mail.qq.example/help',
    },
    foreignFrom: {
      code: 550,
      text: 'The "From" header is missing or invalid. Please follow RFC5322, RFC2047, RFC822 standard protocol.',
    },
    breaksGoodbye: true,
  },
  {
    imapHost: 'imap.gmail.sandbox.test',
    host: 'smtp.gmail.sandbox.test',
    password: sixteenLetters,
    wrongPassword: { code: 535, text: '5.7.8 Username and Password not accepted. gsmtp' },
    foreignFrom: undefined,
    breaksGoodbye: false,
  },
  {
    imapHost: undefined,
    host: 'smtp-mail.outlook.sandbox.test',
    password: undefined,
    wrongPassword: {
      code: 535,
      text: '5.7.139 Authentication unsuccessful, basic authentication is disabled.',
    },
    foreignFrom: {
      code: 554,
      text: '5.2.252 SendAsDenied; the account is not allowed to send as this sender',
    },
    breaksGoodbye: false,
  },
]
