import { notifications } from '@mantine/notifications'
import { onlineManager } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { appTexts } from './app-texts.ts'

const id = 'offline'

/** Says that the device is offline, as long as it is: what is to be read or saved waits until then. */
export function useOfflineNotice(): void {
  const isOnline = useSyncExternalStore(onlineManager.subscribe, () => onlineManager.isOnline())
  useEffect(() => {
    if (isOnline) return
    notifications.show({ id, ...appTexts.offline, color: 'yellow', autoClose: false })
    // The notice outlives the screen: the next one shows the same.
    const stop = onlineManager.subscribe((isBack) => {
      if (!isBack) return
      notifications.hide(id)
      stop()
    })
  }, [isOnline])
}
