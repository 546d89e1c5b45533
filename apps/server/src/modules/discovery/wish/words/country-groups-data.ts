/** Groups of countries that texts name, each with those of its countries that are offered as regions, in their order. */
export const countryGroups = {
  europe: ['GB', 'DE', 'FR', 'IT', 'ES', 'SE', 'NL', 'CH', 'BE', 'AT', 'DK', 'NO', 'FI', 'IE', 'PT', 'GR', 'PL'],
  eu: ['DE', 'FR', 'IT', 'ES', 'SE', 'NL', 'BE', 'AT', 'DK', 'FI', 'IE', 'PT', 'GR', 'PL'],
  nordics: ['SE', 'DK', 'NO', 'FI'],
  germanSpeaking: ['DE', 'AT', 'CH'],
  benelux: ['BE', 'NL'],
  northAmerica: ['US', 'CA', 'MX'],
  latinAmerica: ['MX', 'BR', 'AR', 'CL', 'CO', 'PE', 'VE'],
  southAmerica: ['BR', 'AR', 'CL', 'CO', 'PE', 'VE'],
  middleEast: ['AE', 'SA', 'IL', 'EG', 'TR'],
  gulf: ['SA', 'AE'],
  arabWorld: ['AE', 'SA', 'EG', 'MA'],
  asia: ['JP', 'KR', 'CN', 'IN', 'SG', 'TH', 'VN', 'MY', 'PH', 'ID', 'HK', 'TW'],
  eastAsia: ['JP', 'KR', 'CN', 'HK', 'TW'],
  southeastAsia: ['SG', 'TH', 'VN', 'MY', 'PH', 'ID'],
  africa: ['ZA', 'EG', 'NG', 'KE', 'MA'],
  oceania: ['AU', 'NZ'],
  englishSpeaking: ['US', 'GB', 'CA', 'AU', 'NZ', 'IE'],
  spanishSpeaking: ['ES', 'MX', 'AR', 'CO', 'CL', 'PE', 'VE'],
  frenchSpeaking: ['FR', 'BE', 'CH'],
  portugueseSpeaking: ['BR', 'PT'],
  /** The others of them are not offered as regions, but creators may be there. */
  cis: ['RU', 'BY', 'KZ', 'UZ', 'AM', 'AZ', 'KG'],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type CountryGroup = keyof typeof countryGroups
