/** What is known of campaigns; everything below changes when one of them does. */
export const campaignKeys = {
  all: ['campaigns'],
  list: (page: number) => ['campaigns', 'list', page],
  one: (id: string) => ['campaigns', 'one', id],
  mails: (id: string) => ['campaigns', 'mails', id],
} as const
