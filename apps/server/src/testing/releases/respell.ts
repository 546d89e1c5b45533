const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** Lists other texts that Node decodes to the same bytes as this base64url text. */
export function respell(text: string): string[] {
  const bytes = Buffer.from(text, 'base64url')
  const others = [...alphabet].map((last) => text.slice(0, -1) + last)
  const spellings = [
    ...others,
    `${text}=`,
    `${text}==`,
    `${text} `,
    `${text}.`,
    text.replaceAll('-', '+').replaceAll('_', '/'),
  ]
  return spellings.filter((other) => other !== text && Buffer.from(other, 'base64url').equals(bytes))
}
