import { adminEndpoints } from '@troupe/contract/account/admin'
import { say } from '@troupe/contract/messages/message'
import { tellMessage } from '@troupe/contract/messages/wire-message'
import { type BoundEndpoint, bind } from '../../http/requests/endpoint-binding.ts'
import { presentSession } from './account-presenter.ts'
import type { AccountContext } from './core/account-context.ts'
import { getRegistrationRule, listAuditLog, setRegistrationRule } from './operator/operate-installation.ts'
import {
  deletePerson,
  endPersonSession,
  liftPersonLimits,
  listPeople,
  listPersonSessions,
  makePersonPasswordLink,
  openDesk,
  setPersonState,
} from './operator/operate-people.ts'
import { presentAction, presentPerson, presentRegistrationState } from './operator/operator-presenter.ts'

/** The administration of accounts. The people of a workspace and their roles are administered by the workspace. */
export function bindOperatorEndpoints(context: AccountContext): BoundEndpoint[] {
  return [...bindPeople(context), ...bindInstallation(context)]
}

function bindPeople(context: AccountContext): BoundEndpoint[] {
  return [
    bind(adminEndpoints.listPeople, async ({ actor, query: { q: text, state, page } }) => {
      const found = await listPeople(await openDesk(context, actor), { filter: { text, state }, page })
      return { people: found.people.map((person) => presentPerson(person, actor.userId)), count: found.count }
    }),
    bind(adminEndpoints.listPersonSessions, async ({ actor, params }) => {
      const rows = await listPersonSessions(await openDesk(context, actor), params.id)
      return { sessions: rows.map((row) => presentSession(row, actor)) }
    }),
    bind(adminEndpoints.endPersonSession, async ({ actor, params: { id: userId, sessionId } }) => {
      await endPersonSession(await openDesk(context, actor), { userId, sessionId })
      return tellMessage(say('accounts.session_ended'))
    }),
    bind(adminEndpoints.setPersonState, async ({ actor, params, body: { state } }) => {
      await setPersonState(await openDesk(context, actor), params.id, state)
      return tellMessage(say(state === 'closed' ? 'operator.closed' : 'operator.reopened'))
    }),
    bind(adminEndpoints.liftPersonLimits, async ({ actor, params }) => {
      const count = await liftPersonLimits(await openDesk(context, actor), params.id)
      return tellMessage(say('operator.limits_lifted', { count }))
    }),
    bind(adminEndpoints.makePersonPasswordLink, async ({ actor, params, body }) => {
      const wish = { userId: params.id, password: body.current_password }
      const { url, expiresAt } = await makePersonPasswordLink(await openDesk(context, actor), wish)
      return { url, expires_at: expiresAt.toISOString() }
    }),
    bind(adminEndpoints.deletePerson, async ({ actor, params, body }) => {
      await deletePerson(await openDesk(context, actor), { userId: params.id, password: body.current_password })
      return tellMessage(say('operator.deleted'))
    }),
  ]
}

function bindInstallation(context: AccountContext): BoundEndpoint[] {
  const { registration } = context
  return [
    bind(adminEndpoints.getRegistrationRule, async ({ actor }) =>
      presentRegistrationState(await getRegistrationRule(await openDesk(context, actor)), registration),
    ),
    bind(adminEndpoints.setRegistrationRule, async ({ actor, body }) =>
      presentRegistrationState(await setRegistrationRule(await openDesk(context, actor), body.override), registration),
    ),
    bind(adminEndpoints.listActions, async ({ actor, query: { page, ...filter } }) => {
      const { actions, count } = await listAuditLog(await openDesk(context, actor), { filter, page })
      return { actions: actions.map(presentAction), count }
    }),
  ]
}
