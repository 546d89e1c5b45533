/** Words that well-known passwords are made of, beside a few figures and signs at their ends; in their plain form. */
const commonWords = new Set(
  `
  a aa aaa abc abcd access account admin administrator angel anthony apple april asd asdf asdfgh asdfghjkl ashley
  august autumn azerty bailey baseball basketball
  batman benfica berlin blink buster change changeme charlie cheese chelsea chocolate computer cookie daniel december
  default demo diamond dragon facebook february flower football freedom friday fuckyou ginger google guest hallo hannah
  hello hockey hunter iloveyou instagram jackson january jennifer jessica jordan joshua july june justin killer
  letmein liverpool login london lovely loveme maggie manager march marina martin master matrix matthew maverick michael
  michelle mickey monday monkey monster mustang myspace naruto network newyork nicole november october office orange
  p pass passe passord passw passwd password passwort pepper pokemon prince princess public purple qaz qazwsx qwe qwer qwert qwerty
  qwertyuiop qwertz ranger root samsung samantha saturday secret secure september server shadow silver soccer spring
  starwars start starter summer sunday sunshine superman superstar support sysadmin system taylor temp temporary test
  testing thomas thursday tiger tiktok tinkerbell trustno troupe tuesday user vacation vanessa wachtwoord wednesday
  welcome whatever william willkommen winter yankees youtube zaqwsx zxc zxcv zxcvbn zxcvbnm
  `
    .trim()
    .split(/\s+/),
)

/** Walks over the keyboard, whose figures and signs are not at the ends only. */
const keyboardWalks =
  /^(1qaz2wsx(3edc)?|zaq12wsx|qwe123asd|q1w2e3(r4)?(t5)?(y6)?|1q2w3e(4r)?(5t)?(6y)?|a1b2c3(d4)?)\d*$/

/** The figure of the key on which a sign stands (US layout). */
const keysOfSigns: Record<string, string> = {
  '!': '1',
  '@': '2',
  '#': '3',
  $: '4',
  '%': '5',
  '^': '6',
  '&': '7',
  '*': '8',
  '(': '9',
  ')': '0',
}

/** Letters as which figures and signs are read. */
const lettersOfSigns: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

/**
 * The word a password is made of: lower case, without the figures and signs at its ends, and with those inside read as
 * the letters for which they stand: `P@ssw0rd!23` and `Password1!` are both `password`.
 */
function toPlainWord(password: string): string {
  return password
    .toLowerCase()
    .replace(/^[^\p{L}@$]+|[^\p{L}]+$/gu, '')
    .replace(/[013457@$!]/g, (sign) => lettersOfSigns[sign] ?? sign)
}

/**
 * Whether a password is among those that are tried first: a well-known word with figures and signs around it, or a walk
 * over the keyboard. People are warned of it; the documents' five rules alone decide what is refused.
 */
export function isCommonPassword(password: string): boolean {
  if (commonWords.has(toPlainWord(password))) return true
  const keys = password.toLowerCase().replace(/[!@#$%^&*()]/g, (sign) => keysOfSigns[sign] ?? sign)
  return keyboardWalks.test(keys.replace(/[^\p{L}\d]/gu, ''))
}
