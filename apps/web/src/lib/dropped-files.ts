/**
 * Keeps the page when a file is dropped where nothing takes it: the browser would open the file in its place. Elements that
 * take files prevent that themselves.
 */
export function refuseDroppedFiles(): void {
  for (const type of ['dragover', 'drop'] as const) window.addEventListener(type, refuse)
}

function refuse(event: DragEvent): void {
  const { dataTransfer, target } = event
  const isFileInput = target instanceof HTMLInputElement && target.type === 'file'
  if (event.defaultPrevented || isFileInput || !dataTransfer?.types.includes('Files')) return
  event.preventDefault()
  dataTransfer.dropEffect = 'none'
}
