/** Explanations of mail servers' replies; the first match is used. */
const explanations: readonly (readonly [reply: RegExp, meaning: string])[] = [
  [
    /5\.7\.139|basic authentication is disabled/i,
    'Microsoft no longer takes passwords over SMTP. Use another mailbox; for Microsoft 365 an administrator may allow SMTP AUTH.',
  ],
  [
    /5\.7\.57|SmtpClientAuthentication is disabled/i,
    'SMTP AUTH is switched off: a Microsoft 365 administrator can allow it.',
  ],
  [
    /authorization code|Login Fail/i,
    'QQ Mail wants the authorization code, not the password of the account. Make a new one in its settings.',
  ],
  [
    /5\.7\.9|application-specific password/i,
    'Google wants an app password of 16 letters, not the password of the account.',
  ],
  [
    /5\.7\.8|not accepted/i,
    'The user name or the app password is wrong. An app password ends when the account password changes.',
  ],
  [
    /5\.7\.14|log in via your web browser/i,
    'Google finds the sign-in suspicious. Sign in once in a browser and try again.',
  ],
  [
    /"From" header|SendAsDenied|5\.7\.60/i,
    'The sender must be the address of the account. Change "From", or leave it empty.',
  ],
  [
    /frequency limit|limit exceeded|5\.4\.5|too many/i,
    'The mailbox has reached a limit of its provider. Wait some hours.',
  ],
  [
    /self.signed|certificate|altname|unable to verify|CERT_/i,
    "The server's certificate is not valid for this host, so nothing was sent.",
  ],
  [/STARTTLS|upgrading connection/i, 'The server offers no encryption on this port. Use 587 or 465.'],
]

/** A mail server's reply, preceded by its explanation if there is one. */
export function explainReply(said: string): string {
  const meaning = explanations.find(([reply]) => reply.test(said))?.[1]
  return meaning === undefined ? said : `${meaning} (${said})`
}
