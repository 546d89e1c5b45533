/** Has the browser save a value as a JSON file. */
export function downloadJson(fileName: string, value: unknown): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(value, null, 2)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  // Only once the browser has taken the file over.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
