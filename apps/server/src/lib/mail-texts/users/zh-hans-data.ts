import type { english } from './en-data.ts'

/** Texts of mails to users in Simplified Chinese. */
export const chinese = {
  'code.registration.title': '您的 Troupe 验证码',
  'code.registration.heading': '确认您的邮箱地址',
  'code.registration.request': '请在注册页面输入以下验证码，以完成账户创建。',
  'code.registration.subject': '{code} 是您的 Troupe 验证码',
  'code.registration.lead': '您的 Troupe 验证码是 {code}',
  'code.registration.use': '请在注册页面输入验证码，以完成账户创建。',
  'code.registration.link': '也可以在您注册时使用的浏览器中打开此链接，验证码将自动填入：{link}',
  'code.registration.open': '为我填入验证码',
  'code.registration.same_browser': '该按钮仅在您注册时使用的浏览器中有效。',
  'code.registration.reason':
    '您收到这封邮件，是因为有人（很可能是您本人）使用此邮箱地址创建 Troupe 账户。如果不是您本人，请忽略本邮件：没有验证码就无法创建账户。',
  'code.password-reset.subject': '{code} 是您重设 Troupe 密码的验证码',
  'code.password-reset.lead': '您重设 Troupe 密码的验证码是 {code}',
  'code.password-reset.use': '请在登录页面输入验证码和您想设置的新密码。',
  'code.password-reset.reason':
    '您收到这封邮件，是因为有人（很可能是您本人）忘记了您的账户密码。如果不是您本人，请忽略本邮件：您的密码不会改变。',
  'code.single-sign-on.subject': '{code} 是您登录 Troupe 的验证码',
  'code.single-sign-on.lead': '您登录 Troupe 的验证码是 {code}',
  'code.single-sign-on.use': '请在已打开的页面输入验证码，以确认此邮箱地址属于您。',
  'code.single-sign-on.reason': '您收到这封邮件，是因为有人正在使用此邮箱地址登录，而登录服务商尚未确认该地址。',
  'code.email-change.subject': '{code} 是确认您的新邮箱地址的验证码',
  'code.email-change.lead': '确认您的新邮箱地址的验证码是 {code}',
  'code.email-change.use': '请在账户页面输入验证码，之后即可使用此邮箱地址登录。',
  'code.email-change.reason':
    '您收到这封邮件，是因为有人（很可能是您本人）将此邮箱地址填写为 Troupe 账户的新地址。如果不是您本人，请忽略本邮件：没有验证码就不会有任何更改。',
  'notice.dated': '{fact}（{time} UTC）。',
  'notice.password-changed.subject': '您的 Troupe 密码已更改',
  'notice.password-changed.fact': '您的 Troupe 账户密码已更改，其他所有登录会话均已结束',
  'notice.password-changed.hint': '如果不是您本人操作，请立即在登录页面选择“忘记密码？”并设置新密码。',
  'notice.password-reset.subject': '您的 Troupe 密码已重设',
  'notice.password-reset.fact': '您的 Troupe 账户密码已通过邮件验证码重设，所有登录会话均已结束，所有访问令牌均已撤销',
  'notice.password-reset.hint':
    '如果不是您本人操作，请立即在登录页面选择“忘记密码？”并设置新密码。操作者可能能够查看您的邮件，请同时更改您的邮箱密码。',
  'notice.email-changed.subject': '您的 Troupe 账户邮箱地址已更改',
  'notice.email-changed.fact': '您的 Troupe 账户已设置了另一个邮箱地址，此地址不能再用于登录',
  'notice.email-changed.hint': '如果不是您本人操作，请立即告知您的 Troupe 管理员。',
  'notice.account-deleted.subject': '您的 Troupe 账户已删除',
  'notice.account-deleted.fact': '您的 Troupe 账户及其全部数据已删除',
  'notice.account-deleted.hint': '如果不是您本人操作，请告知您的 Troupe 管理员。',
  'notice.access-token-created.subject': '您的 Troupe 账户创建了访问令牌',
  'notice.access-token-created.fact': '您的 Troupe 账户创建了一个访问令牌，持有者在令牌过期前都可以您的名义使用 API',
  'notice.access-token-created.hint':
    '如果不是您本人操作，请在“API 访问”中撤销该令牌，结束您的其他登录会话并更改密码。',
  'notice.program-connected.subject': '您的 Troupe 账户已连接一个程序',
  'notice.program-connected.fact': '一个程序已获准以您的名义执行操作，直到您断开连接或该程序连续 60 天未使用为止',
  'notice.program-connected.hint':
    '如果不是您本人操作，请在“API 访问”中断开该程序的连接，结束您的其他登录会话并更改密码。',
  'notice.webhook-switched-off.subject': '您的 Troupe 账户的一个 Webhook 已停用',
  'notice.webhook-switched-off.fact': '您的一个 Webhook 端点已停用，因为它连续三天未接收任何消息，或已声明不再可用',
  'notice.webhook-switched-off.hint': '“API 访问”页面会显示具体是哪一个以及原因，您可以在那里重新启用。',
  'notice.session-stolen.subject': '您的 Troupe 账户的一个登录会话已结束',
  'notice.session-stolen.fact': '您的一个 Troupe 登录会话的密钥被使用了两次，可能已被复制，因此该会话已结束',
  'notice.session-stolen.hint': '请重新登录。如果您不清楚原因，请更改密码并检查您的登录会话。',
  'workspace_invitation.subject': '{inviter} 邀请您加入 Troupe 上的“{workspace}”',
  'workspace_invitation.text':
    '{inviter} 邀请您在 Troupe 上的“{workspace}”中一起工作。品牌方可以在 Troupe 上发现创作者并与其联系。\n\n请用此邮箱地址加入：{link}\n\n该链接在 {days} 天内有效。如果您不认识 {inviter}，无需进行任何操作。',
  'settings_test.subject': '您的邮件设置可以正常使用',
  'settings_test.text': '您的邮件设置可以正常使用：这封邮件就是用这些设置发送的。您无需进行任何操作。',
  'campaign_test.subject': '[测试] {subject}',
} as const satisfies Record<keyof typeof english, string>
