/** Saves a value as a JSON file through the browser. */
export function downloadJson(fileName: string, value: unknown): void {
  downloadBlob(fileName, new Blob([JSON.stringify(value, null, 2)], { type: 'application/json' }))
}

/** Saves a file that was read from the server. */
export function downloadBlob(fileName: string, file: Blob): void {
  const url = URL.createObjectURL(file)
  save(url, fileName)
  // Later, so that the browser has started the download.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

/** Downloads a file from the server, under the name that the server gives it. */
export function downloadFile(url: string): void {
  save(url, '')
}

function save(url: string, fileName: string): void {
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
}
