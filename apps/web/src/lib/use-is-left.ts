import { type RefObject, useEffect, useRef } from 'react'

/** Whether the component is gone, such as when a call ends that it has begun. */
export function useIsLeft(): RefObject<boolean> {
  const isLeft = useRef(false)
  useEffect(() => {
    isLeft.current = false
    return () => {
      isLeft.current = true
    }
  }, [])
  return isLeft
}
