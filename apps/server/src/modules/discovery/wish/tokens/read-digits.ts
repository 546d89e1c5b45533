const zeros = [0x30, 0x660, 0x6f0, 0x966]

/** Reads a number in the digits of any supported script, with separators: "50.000", "1,5", "٥٠". */
export function readDigits(raw: string): number {
  const western = [...raw].map(toWestern).join('').replace('٫', '.')
  const isGrouped = /^\d{1,3}(?:[., '’\u00a0\u202f]\d{3})+$/.test(western)
  return Number(isGrouped ? western.replace(/\D/g, '') : western.replace(',', '.'))
}

function toWestern(sign: string): string {
  const code = sign.codePointAt(0) ?? 0
  const zero = zeros.find((zero) => code >= zero && code < zero + 10)
  return zero === undefined ? sign : String(code - zero)
}
