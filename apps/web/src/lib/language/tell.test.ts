import { tooManyWrongCodes } from '@troupe/contract/accounts'
import { MailSubject } from '@troupe/contract/mail/mail-content'
import { schemaText } from '@troupe/contract/messages/message'
import { afterEach, expect, test } from 'vitest'
import { z } from 'zod'
import { speakChinese } from '../../testing/speak-chinese.ts'
import { toFormRule } from '../form-rule.ts'
import { toApiError } from '../transport/api-error.ts'
import { describeFailure } from '../transport/describe-failure.ts'
import { activateLanguage, english } from './active-language.ts'
import { tell } from './tell.ts'
import { translate } from './text.ts'

const toError = (body: object, status: number) => toApiError(new Response('', { status }), JSON.stringify(body))

const limited = {
  detail: 'Too many calls. Please try again in 2 minutes.',
  message_key: 'limits.refused',
  message_params: {
    reason: { message_key: 'limits.calls' },
    wait: { message_key: 'wait.minutes', message_params: { count: 2 } },
  },
}

afterEach(() => activateLanguage(english, {}))

test('an error is told in Chinese, with messages in its parameters, and keeps the English detail', () => {
  speakChinese()
  const error = toError(limited, 429)
  expect(error).toMatchObject({ message: '调用次数过多。请在 2 分钟后重试。', detail: limited.detail })
  expect(describeFailure(error, 'Failed')).toBe('调用次数过多。请在 2 分钟后重试。')
})

test('in English an error is the server’s text', () => {
  expect(toError({ ...limited, detail: 'As the server says it' }, 429)).toMatchObject({
    message: 'As the server says it',
    told: 'As the server says it',
  })
})

test('each problem of a validation error is told: by its key, or by the type of Zod’s own', () => {
  const loc = ['body', 'name']
  const detail = [
    { loc, msg: 'A name has at most 30 characters', type: 'too_big', message_key: 'common.name_too_long' },
    { loc, msg: 'Invalid input: expected string', type: 'invalid_type' },
    { loc, msg: 'Not ours', type: 'custom' },
  ]
  const [first, ...others] = detail
  const body = { detail: [{ ...first, message_params: { max: 30 } }, ...others] }
  expect(toError(body, 422).issues.map(({ msg }) => msg)).toEqual(detail.map(({ msg }) => msg))
  speakChinese()
  const error = toError(body, 422)
  expect(error.issues.map(({ msg }) => msg)).toEqual(['名称最多 30 个字符', '类型不正确，或未填写', 'Not ours'])
  expect(error).toMatchObject({ message: '名称最多 30 个字符', detail: 'A name has at most 30 characters' })
})

test('a signal of a profile is told in Chinese, with the place or the time in it', () => {
  speakChinese()
  const rhythm = { message_key: 'signal.every_days', message_params: { count: 1 } }
  const span = { message_key: 'wait.days', message_params: { count: 40 } }
  expect(tell({ message_key: 'signal.silent', message_params: { span, rhythm } }, 'Silent')).toBe(
    '已有 40 天没有新作品；此前每天一个作品',
  )
  const place = { message_key: 'signal.place_higher', message_params: { percent: 82 } }
  expect(tell({ message_key: 'signal.engagement', message_params: { place } }, 'Engagement')).toBe(
    '互动率：高于 82% 规模相近的创作者',
  )
})

test('a platform’s error is told in Chinese, with the name of its quota, and beside the platform’s own words', () => {
  speakChinese()
  const quota = { message_key: 'platform_quota.searches' }
  expect(tell({ message_key: 'platform_error.day_used_up', message_params: { platform: 'YouTube', quota } }, '')).toBe(
    '今天的 YouTube 搜索额度已用完',
  )
  const problem = { message_key: 'platform_error.failed', message_params: { platform: 'TikTok' } }
  expect(tell({ message_key: 'platform_error.explained', message_params: { problem, detail: 'Oops' } }, '')).toBe(
    'TikTok 返回了它自己的错误：Oops',
  )
})

test('a message of an unknown key, around one, or with other parameters is shown in English', () => {
  speakChinese()
  const unknown = { message_key: 'limits.of_a_later_release' }
  const around = { ...limited, message_params: { ...limited.message_params, reason: unknown } }
  const differing = { message_key: 'limits.refused', message_params: { why: 'Because' } }
  for (const message of [unknown, around, differing, { message_key: 'toString' }, {}, null, undefined]) {
    expect(tell(message, 'In English')).toBe('In English')
  }
})

test('the message that asks for the long code is recognised in Chinese', () => {
  speakChinese()
  const message = {
    message_key: 'limits.refused_short_code',
    message_params: {
      reason: { message_key: 'limits.wrong_codes' },
      wait: { message_key: 'wait.hours', message_params: { count: 1 } },
    },
  }
  const told = tell(message, 'In English')
  expect(told).toMatch(/^此地址.*1 小时后/)
  expect(told).toContain(translate(tooManyWrongCodes))
})

test('a rule of the contract is told in Chinese by its key, and Zod’s own by its type', () => {
  const findProblem = toFormRule(
    z
      .string()
      .min(2)
      .max(3, schemaText('common.name_too_long', { max: 3 })),
  )
  expect(findProblem('four')).toBe('A name has at most 3 characters')
  speakChinese()
  expect([findProblem('four'), findProblem('a'), findProblem('abc')]).toEqual([
    '名称最多 3 个字符',
    '内容过短或数值过小',
    null,
  ])
})

test('a problem that depends on the value is told with its parameters', () => {
  const findProblem = toFormRule(MailSubject)
  expect(findProblem('Hello {{nobody}}')).toBe('There is no merge field "nobody"')
  speakChinese()
  expect(findProblem('Hello {{nobody}}')).toBe('没有占位符“nobody”')
})

test('what was done, and what a mail failed for, are told in Chinese', () => {
  speakChinese()
  const done = {
    message_key: 'accounts.password_changed',
    message: 'Password changed. Your other sessions were ended.',
  }
  expect(tell(done, done.message)).toBe('密码已更改，其他登录会话均已结束。')
  const reply = '550 5.1.1 No such user'
  const failure = {
    message_key: 'mail_reply.explained',
    message_params: { meaning: { message_key: 'mail_failure.mailbox_unknown' }, reply },
  }
  expect(tell(failure, reply)).toBe(`收件人的邮箱不存在（${reply}）`)
  const notification = {
    message_key: 'notifications.account_rests',
    message_params: { provider: 'SMTP', reason: failure },
  }
  expect(tell(notification, reply)).toContain(`收件人的邮箱不存在（${reply}）`)
})

test('a number with decimals is written as the language does', () => {
  speakChinese()
  const change = { value: 12.345, decimals: 1, is_signed: true }
  const span = { message_key: 'wait.days', message_params: { count: 7 } }
  expect(tell({ message_key: 'signal.growth', message_params: { change, span } }, '')).toContain('+12.3%')
})
