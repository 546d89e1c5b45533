import { Collection } from '@troupe/contract/collections'
import { inventPerson, postJson, signUp } from '../../../tools/test-person.ts'
import type { LoadPerson } from './protocol.ts'

/** More at once would only wait for each other: a password takes a core. */
const lanes = 4

/** Registers so many people over the wire, and makes a collection for each. */
export async function signUpPeople(url: string, count: number): Promise<LoadPerson[]> {
  const people: LoadPerson[] = []
  const lane = async () => {
    for (let left = count / lanes; left > 0; left--) {
      const { access_token: accessToken, refresh_token: refreshToken } = await signUp(url, inventPerson())
      const made = await postJson(`${url}/api/collections`, { name: 'Spring' }, accessToken)
      people.push({ accessToken, refreshToken, collectionId: Collection.parse(made).id })
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return people
}
