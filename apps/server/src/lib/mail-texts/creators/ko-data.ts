import type { english } from './en-data.ts'

/** Texts of mails to creators in Korean. */
export const korean = {
  'list.between': ', ',
  'list.or': ' 또는 ',
  'page.labelled': '{label}: {text}',
  'page.quoted': '{by}:',
  'code.valid': '코드는 {minutes, plural, other {#분}} 동안 유효합니다.',
  'code.warning': '코드를 다른 사람에게 절대 알려 주지 마십시오. Troupe 담당자는 코드를 묻지 않습니다.',
  'code.long': '긴 코드를 입력하라는 요청을 받은 경우에만 다음을 입력하십시오: {longCode}',
  'code.address.subject': '{code} – Troupe 인증 코드',
  'code.address.lead': 'Troupe 인증 코드: {code}',
  'code.address.use': '본인의 이메일 주소임을 확인할 수 있도록, 코드를 요청한 화면에 입력해 주십시오.',
  'code.address.reason':
    '이 메일은 누군가(아마도 본인)가 이 이메일 주소를 입력하여 발송되었습니다. 본인이 아니라면 무시하셔도 됩니다.',
  'invitation.subject': '{inviter} 님이 채널 등록에 초대합니다',
  'invitation.subject_of_operator': '채널 등록에 초대합니다',
  'invitation.heading': 'Troupe에 채널을 등록해 주십시오',
  'invitation.lead': '{inviter} 님이 {platforms} 채널 등록에 초대합니다.',
  'invitation.lead_of_operator': '{platforms} 채널 등록에 초대합니다.',
  'invitation.quotation': '{inviter} 님의 메시지',
  'invitation.quotation_of_operator': '전하는 메시지',
  'invitation.meaning':
    '브랜드는 Troupe에서 유료 협업을 함께할 크리에이터를 찾습니다. 브랜드에 표시되는 채널 정보를 확인하고, 선호하는 작업과 게시물당 비용을 알려 주시면 됩니다. 등록한 내용은 나중에 언제든지 수정하거나 내려받거나 삭제할 수 있습니다. 비용은 들지 않습니다.',
  'invitation.button': '내 채널 등록하기',
  'invitation.until': '이 링크는 본인 전용이며 {day}까지 유효합니다. 다른 사람에게 전달하지 마십시오.',
  'invitation.reason': '이 메일은 {email} 주소가 크리에이터의 주소로 여겨져 발송되었습니다.',
  'invitation.hint':
    '본인이 아니거나 관심이 없으시면 아무것도 하지 않으셔도 됩니다. 링크를 사용하지 않으면 아무것도 등록되지 않습니다.',
  'invitation.decline': '초대를 받지 않겠습니다',
  'channel.reason': '이 메일은 채널이 이 주소로 등록되어 {email} 주소로 발송되었습니다.',
  'channel.open': '{name} 페이지 열기',
  'channel.registered.subject': '채널이 등록되었습니다',
  'channel.registered.heading': 'Troupe 네트워크에 오신 것을 환영합니다',
  'channel.registered.lead': '{name} 채널이 Troupe에 등록되었습니다. 브랜드는 이곳에서 크리에이터를 찾습니다.',
  'channel.registered.meaning':
    '전용 페이지에서 채널에 대해 저장된 모든 정보를 확인하고, 수정하거나 파일로 내려받거나 삭제할 수 있습니다.',
  'channel.registered.note':
    '링크가 있는 사람은 누구나 이 모든 작업을 할 수 있으므로 다른 사람에게 알려 주지 마십시오. 이 메일을 보관해 주십시오. 새 링크를 요청하지 않는 한 이 링크를 계속 사용할 수 있습니다.',
  'channel.requested.subject': '채널 페이지 링크',
  'channel.requested.heading': 'Troupe의 내 채널',
  'channel.requested.lead': '{count, plural, other {전용 페이지의 새 링크를 보내 드립니다.}}',
  'channel.requested.meaning':
    '전용 페이지에서 채널에 대해 저장된 모든 정보를 확인하고, 수정하거나 파일로 내려받거나 삭제할 수 있습니다.',
  'channel.requested.note':
    '링크가 있는 사람은 누구나 이 모든 작업을 할 수 있으므로 다른 사람에게 알려 주지 마십시오. 이전 링크는 더 이상 사용할 수 없습니다.',
  'channel.requested.reason':
    '이 메일은 누군가(아마도 본인)가 요청하여 {email} 주소로 발송되었습니다. 링크 외에는 변경된 것이 없습니다.',
  'channel.erased.subject': '채널 정보가 삭제되었습니다',
  'channel.erased.heading': '채널 정보가 삭제되었습니다',
  'channel.erased.lead':
    '채널에 대해 저장되어 있던 프로필, 기록, 게시물 및 제공해 주신 내용이 모두 영구적으로 삭제되었습니다.',
  'channel.erased.kept':
    '이 채널을 다시 저장하지 않습니다. 식별을 위해 암호화된 지문만 보관하며, 이를 통해 어떤 채널이었는지는 누구도 알 수 없습니다.',
  'channel.erased.unwritten': '이 주소도 마찬가지입니다. 이곳에서 이 주소로 초대나 메일을 보내지 않습니다.',
  'channel.erased.written': '이 주소로 등록된 다른 채널이 있으므로 브랜드가 계속 메일을 보낼 수 있습니다.',
  'channel.erased.files':
    '사용자가 이전에 만든 파일은 하루 안에 삭제됩니다. 삭제 시점에 발송 중이던 메일은 도착할 수 있습니다.',
  'channel.erased.note': '이와 관련한 마지막 메일입니다.',
  'channel.address.subject': '채널의 새 주소를 확인해 주세요',
  'channel.address.old.heading': '채널의 새 주소',
  'channel.address.old.lead': '앞으로 {name}의 연락처를 {email}(으)로 바꾸도록 채널 페이지에서 요청되었습니다.',
  'channel.address.old.asked': '원하시면 확인해 주세요. 확인하지 않으면 아무것도 바뀌지 않습니다.',
  'channel.address.old.told':
    '채널 소유가 증명되었으므로 새 주소의 확인만으로 변경됩니다. 요청하지 않으셨다면 변경을 중지해 주세요.',
  'channel.address.old.answer': '변경 확인 또는 중지',
  'channel.address.old.stop': '변경 중지',
  'channel.address.new.heading': '이 주소가 맞습니까?',
  'channel.address.new.lead':
    '브랜드가 크리에이터를 찾는 Troupe에서 {name}의 연락처를 이 주소로 하도록 요청되었습니다.',
  'channel.address.new.asked': '본인의 주소인지 확인해 주세요. 확인하지 않으면 아무것도 바뀌지 않습니다.',
  'channel.address.new.answer': '이 주소 확인',
  'channel.address.until': '링크는 {day}까지 유효합니다.',
  'channel.address.reason':
    '채널 페이지에 {email} 주소가 입력되어 이 메일을 보냈습니다. 본인이 아니라면 아무것도 하지 않으셔도 됩니다.',
  'channel.address.changed.subject': '새 주소가 적용되었습니다',
  'channel.address.changed.lead':
    '{name} 채널은 이제 이 주소로 등록되어 있습니다. 브랜드와 저희가 이 주소로 연락합니다.',
  'channel.erasure.subject': '채널이 {day}에 삭제됩니다',
  'channel.erasure.heading': '채널 삭제가 요청되었습니다',
  'channel.erasure.lead': '{day}에 Troupe에 저장된 {name}의 모든 정보가 영구히 삭제됩니다.',
  'channel.erasure.asked':
    '채널 페이지에서 요청되었습니다. 요청한 사람이 채널 소유자라는 증명이 없어 먼저 알려 드립니다.',
  'channel.erasure.stop': '삭제 중지',
  'channel.erasure.note': '맞다면 아무것도 하지 않으셔도 됩니다.',
  'channel.erasure.reason': '{email}이(가) 채널에 표시된 주소이거나 등록에 사용된 주소여서 이 메일을 보냈습니다.',
  'channel.passed.subject': '채널이 다른 주소로 등록되었습니다',
  'channel.passed.lead':
    '다른 사람이 설명에 넣은 코드로 {name}의 소유자임을 증명했습니다. 이제 그 사람의 주소로 등록되어 있으며, 가지고 계신 페이지 링크는 더 이상 작동하지 않습니다.',
  'channel.passed.note': '예상하지 못한 일이라면 초대한 분께 문의해 주세요.',
  'footer.sender': '보낸 사람: {company}, {address}',
  'footer.text': '더 이상 메일 수신을 원하지 않으시면 수신을 거부하실 수 있습니다: {url}',
  'footer.html': '더 이상 메일 수신을 원하지 않으시면 {link}하실 수 있습니다.',
  'footer.link': '수신을 거부',
  'answer.quotes': '{at}, {writer}님이 작성:',
} as const satisfies Record<keyof typeof english, string>
