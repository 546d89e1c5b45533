import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type CompanyAddress, companyAddressEndpoints } from '@troupe/contract/mail/company-address'
import { useCallEndpoint } from '../../../lib/transport/transport-context.tsx'

const queryKey = ['company-address']

/** The company's name and postal address below the user's mails; null until they are entered. */
export function useCompanyAddress() {
  const callEndpoint = useCallEndpoint()
  return useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await callEndpoint(companyAddressEndpoints.get, { signal })).company_address,
  })
}

/** Stores the company's name and postal address, and has previews show them. */
export function useSaveCompanyAddress() {
  const callEndpoint = useCallEndpoint()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: CompanyAddress) => callEndpoint(companyAddressEndpoints.save, { body }),
    onSuccess: ({ company_address }) => {
      queryClient.setQueryData(queryKey, company_address)
      void queryClient.invalidateQueries({ queryKey: ['mail-preview'] })
    },
  })
}
