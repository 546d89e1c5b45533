import type { smtpPresets } from '@troupe/contract/email-settings'
import { emailSettingsTexts } from './email-settings-texts.ts'

const { smtp, gmail, microsoft, provider } = emailSettingsTexts

export interface TutorialPart {
  readonly id: (typeof smtpPresets)[number]['id']
  readonly name: string
  /** Shown before the steps; '' if there is none. */
  readonly warning: string
  readonly user: string
  readonly secret: string
  readonly steps: readonly string[]
  readonly notes: readonly string[]
}

/**
 * The tutorial. It is in Chinese in every language of the interface, and names its fields and buttons as they are shown.
 * docs/email.md lists the settings of each provider in English.
 */
export const tutorialTexts = {
  title: 'SMTP 设置教程',
  lead: '请使用授权码或应用专用密码，不要填写邮箱的登录密码。端口统一使用 587（STARTTLS 加密）。',
  host: 'SMTP 服务器',
  port: '端口',
  user: '用户名',
  secret: '密码',
  steps: '获取步骤',
  notes: '注意事项',
  use: '填入服务器和端口',
  close: '关闭教程',
} as const

export const tutorialParts: readonly TutorialPart[] = [
  {
    id: 'qq',
    name: 'QQ 邮箱',
    warning: '',
    user: '完整的邮箱地址，例如 123456@qq.com 或 name@foxmail.com',
    secret: '16 位授权码（不是 QQ 密码，也不是独立密码）',
    steps: [
      '在电脑浏览器中打开 mail.qq.com 并登录。',
      '进入「设置」→「账号」（新版界面：「账号与安全」→「安全设置」）。',
      '找到「POP3/IMAP/SMTP/Exchange/CardDAV 服务」，点击「开启服务」。',
      '按提示用已绑定的手机发送短信完成验证。',
      `页面会显示 16 位授权码。它只显示一次，请立即复制，粘贴到「${smtp.pass}」一栏。`,
    ],
    notes: [
      '授权码忘记了无法找回，重新生成一个即可；一个邮箱可以有多个授权码。',
      '修改 QQ 密码或关闭该服务后，原授权码立即失效。',
      `「${smtp.from}」里的地址必须与登录的邮箱相同，否则会被拒收（550）。`,
      '免费邮箱有发送频率和每日数量的限制（约 100 封，腾讯未公布准确数字），请放慢发送速度。',
      '腾讯企业邮箱请改用 smtp.exmail.qq.com，端口 465，密码为「客户端专用密码」。',
    ],
  },
  {
    id: 'gmail',
    name: 'Gmail',
    warning: '',
    user: '完整的 Gmail 地址，例如 name@gmail.com',
    secret: '16 位应用专用密码（App Password），显示时带空格，粘贴后空格会自动去掉',
    steps: [
      '打开 myaccount.google.com/security，开启「两步验证」。',
      '打开 myaccount.google.com/apppasswords。',
      '输入一个名称（例如 Troupe），点击「创建」。',
      `复制显示的 16 位密码，粘贴到「${smtp.pass}」一栏。`,
    ],
    notes: [
      '页面提示无法使用该功能时：尚未开启两步验证、两步验证只用安全密钥、加入了高级保护计划，或 Workspace 管理员已禁用。',
      '修改 Google 账号密码后，所有应用专用密码都会失效。',
      '「允许不够安全的应用」已被 Google 取消，普通登录密码不能使用。',
      '个人 Gmail 24 小时内最多发给 500 位收件人，Google Workspace 为 2,000 封。',
      `也可以选择「Gmail API」并点击「${gmail.connect}」，不需要任何密码。`,
    ],
  },
  {
    id: 'outlook',
    name: 'Outlook',
    warning: `微软自 2024 年 9 月 16 日起，不再允许个人账号（Outlook.com、Hotmail、Live）用密码或应用密码登录 SMTP，服务器会返回 535 5.7.139。请在页面上选择「Outlook.com, Microsoft 365」并点击「${microsoft.connect}」，不需要任何密码。`,
    user: '完整的邮箱地址，例如 name@outlook.com',
    secret: '个人账号：没有可用的密码，请连接微软账号；Microsoft 365：管理员允许 SMTP AUTH 后的账号密码或应用密码',
    steps: [
      `个人账号和企业账号：在「${provider.title}」中选择「Outlook.com, Microsoft 365」，点击「${microsoft.connect}」，在微软的页面上登录并接受。企业可能需要管理员先批准。`,
      'Microsoft 365 企业邮箱若仍要使用 SMTP：服务器改填 smtp.office365.com，端口 587。',
      '请管理员在 Microsoft 365 管理中心 →「活跃用户」→ 选择用户 →「邮件」→「管理电子邮件应用」中勾选「经过身份验证的 SMTP」。',
      '同时确认组织没有通过「安全默认值」或身份验证策略禁用 SMTP AUTH。',
    ],
    notes: [
      '微软正在逐步关闭企业邮箱的基本身份验证，不建议长期依赖。',
      '返回 5.7.139「SmtpClientAuthentication is disabled」表示组织或邮箱仍未启用 SMTP AUTH。',
      `「${smtp.from}」里的地址必须与登录的邮箱相同。`,
    ],
  },
]
