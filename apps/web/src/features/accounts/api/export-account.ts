import { useMutation } from '@tanstack/react-query'
import { accountSettingsEndpoints } from '@troupe/contract/account/account-settings'
import { downloadJson } from '../../../lib/download.ts'
import { useCallEndpoint } from '../../../lib/transport/transport-context.tsx'

/** Downloads everything stored about the user as a file. */
export function useExportAccount() {
  const callEndpoint = useCallEndpoint()
  return useMutation({
    mutationFn: async () => {
      const data = await callEndpoint(accountSettingsEndpoints.exportData)
      downloadJson(`troupe-account-${data.exported_at.slice(0, 10)}.json`, data)
    },
  })
}
