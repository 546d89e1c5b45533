import { type ClipboardEvent, type DragEvent, type HTMLAttributes, type SyntheticEvent, useState } from 'react'

interface GivenFile {
  /** Whether a file is held over the element. */
  readonly isOver: boolean
  /** For the element that takes files. */
  readonly handlers: Pick<HTMLAttributes<HTMLElement>, 'onDragOver' | 'onDragLeave' | 'onDrop' | 'onPaste'>
}

/**
 * Lets an element take a file that is dropped on it or pasted into it.
 * @param onFile Called with the first of the files, of any type. Undefined: none is taken.
 */
export function useGivenFile(onFile: ((file: File) => void) | undefined): GivenFile {
  const [isOver, setOver] = useState(false)
  const onDragOver = (event: DragEvent) => {
    if (!onFile || !isWithin(event) || !event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setOver(true)
  }
  const onDragLeave = ({ currentTarget, relatedTarget }: DragEvent) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false)
  }
  const take = (event: DragEvent | ClipboardEvent, [file]: FileList) => {
    setOver(false)
    if (!onFile || !isWithin(event) || !file) return
    event.preventDefault()
    onFile(file)
  }
  const onPaste = (event: ClipboardEvent) => {
    // Text processors copy a picture of their text along with it.
    if (!event.clipboardData.types.includes('text/plain')) take(event, event.clipboardData.files)
  }
  return {
    isOver: isOver && onFile !== undefined,
    handlers: { onDragOver, onDragLeave, onDrop: (event) => take(event, event.dataTransfer.files), onPaste },
  }
}

/** Events of dialogs reach the component that opened them, which does not contain their elements. */
function isWithin({ currentTarget, target }: SyntheticEvent): boolean {
  return target instanceof Node && currentTarget.contains(target)
}
