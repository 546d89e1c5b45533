/** The first number of exactly six digits in a text, unless it is part of a longer number or word. */
export function findCode(text: string): string | undefined {
  return /(?<![\p{L}\p{N}._-])\d{6}(?![\p{L}\p{N}_-])/u.exec(text)?.[0]
}
