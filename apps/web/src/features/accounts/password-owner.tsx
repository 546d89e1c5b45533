/** Tells password managers whose password is changed in the form around it; nobody sees it. */
export function PasswordOwner({ email }: { email: string }) {
  return <input type="text" name="email" autoComplete="username" value={email} readOnly hidden />
}
