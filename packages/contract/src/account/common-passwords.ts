/** Words that common passwords are built on, in the form that `toPlainWord` returns. */
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

/** Keyboard walks with digits and symbols in the middle, too. */
const keyboardWalks =
  /^(1qaz2wsx(3edc)?|zaq12wsx|qwe123asd|q1w2e3(r4)?(t5)?(y6)?|1q2w3e(4r)?(5t)?(6y)?|a1b2c3(d4)?)\d*$/

/** The digit on the same key as a symbol (US layout). */
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

/** The letters that digits and symbols stand for. */
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
 * Reduces a password to the word it is built on: lower case, digits and symbols at the ends removed, those inside
 * replaced by the letters they stand for. `P@ssw0rd!23` and `Password1!` both give `password`.
 */
function toPlainWord(password: string): string {
  return password
    .toLowerCase()
    .replace(/^[^\p{L}@$]+|[^\p{L}]+$/gu, '')
    .replace(/[013457@$!]/g, (sign) => lettersOfSigns[sign] ?? sign)
}

/**
 * Whether a password is among the first that attackers try: a common word with digits and symbols around it, or a
 * keyboard walk. Users are only warned of it; a password is refused by the five rules of the specification alone.
 */
export function isCommonPassword(password: string): boolean {
  if (commonWords.has(toPlainWord(password))) return true
  const keys = password.toLowerCase().replace(/[!@#$%^&*()]/g, (sign) => keysOfSigns[sign] ?? sign)
  return keyboardWalks.test(keys.replace(/[^\p{L}\d]/gu, ''))
}
