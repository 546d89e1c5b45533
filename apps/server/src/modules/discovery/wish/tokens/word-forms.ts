/** Affixes that a language writes together with a word, longer ones before those they contain. */
const glued: Readonly<Record<string, RegExp>> = {
  ko: /^(?<base>[\p{Script=Hangul}\p{N}a-z]{1,}?)(?:에서의|에서|에게|으로|이랑|하고|까지|부터|이고|인데|이며|이나|이면|들은|들이|들을|들의|들|에|의|은|는|이|가|을|를|로|만|도|와|과|랑|인|나|용)$/u,
  ar: /^(?:وال|بال|فال|كال|ولل|لل|ال|و|ب|ل|ف|ك)(?<base>\p{L}{2,})$/u,
  tr: /^(?<base>\p{L}{3,}?)(?:(?:lar|ler|lari|leri)?(?:daki|deki|taki|teki|dan|den|tan|ten|da|de|ta|te|nin|nun|in|un|a|e|ya|ye)?|li|lu)$/u,
  fr: /^(?:l|d|qu|n|s|c)(?<base>[aeiouyhœ]\p{L}{2,})$/u,
  it: /^(?:dell|nell|dall|sull|all|un|l|d)(?<base>[aeiouh]\p{L}{2,})$/u,
}

/** Lists the forms of a word: as written, and without affixes. */
export function listForms(word: string, language: string): string[] {
  const base = glued[language]?.exec(word)?.groups?.base
  return base === undefined ? [word] : [word, base]
}
