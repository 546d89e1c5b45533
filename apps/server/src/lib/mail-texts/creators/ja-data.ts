import type { english } from './en-data.ts'

/** Texts of mails to creators in Japanese. */
export const japanese = {
  'list.between': '、',
  'list.or': ' または ',
  'page.labelled': '{label}：{text}',
  'page.quoted': '{by}：',
  'code.valid': '有効期限は {minutes, plural, other {# 分}}です。',
  'code.warning': 'コードは決して他の人に教えないでください。Troupe の担当者がお尋ねすることはありません。',
  'code.long': '長いコードの入力を求められた場合のみ、次を入力してください：{longCode}',
  'code.address.subject': '{code} が Troupe の確認コードです',
  'code.address.lead': 'Troupe の確認コードは {code} です',
  'code.address.use':
    'このメールアドレスがご本人のものであることを確認するため、コードの入力を求められた画面に入力してください。',
  'code.address.reason':
    'このメールは、どなたか（おそらくご本人）がこのメールアドレスを入力したため送信されました。お心当たりがない場合は、このメールを無視してください。',
  'invitation.subject': '{inviter} 様からチャンネル登録のご招待',
  'invitation.subject_of_operator': 'チャンネル登録のご招待',
  'invitation.heading': 'Troupe にチャンネルを登録しませんか',
  'invitation.lead': '{inviter} 様が、{platforms} のチャンネルの登録にご招待しています。',
  'invitation.lead_of_operator': '{platforms} のチャンネルの登録にご招待します。',
  'invitation.quotation': '{inviter} 様からのメッセージ',
  'invitation.quotation_of_operator': 'メッセージ',
  'invitation.meaning':
    'Troupe は、企業やブランドが有償の仕事を依頼するクリエイターを探すためのサービスです。企業に表示されるチャンネルの情報を確認し、ご希望の仕事内容や投稿 1 件あたりの料金を登録していただけます。登録した内容は、後からいつでも訂正、ダウンロード、消去できます。費用は一切かかりません。',
  'invitation.button': 'チャンネルを登録する',
  'invitation.until': 'このリンクはご本人専用で、{day}まで有効です。他の人に転送しないでください。',
  'invitation.reason': 'このメールは、どなたかが {email} をクリエイターのメールアドレスと判断したため送信されました。',
  'invitation.hint':
    'お心当たりがない場合やご興味がない場合、何もしていただく必要はありません。リンクを使用しない限り、何も登録されません。',
  'invitation.decline': '今後、招待を受け取らない',
  'channel.reason': 'このメールは、チャンネルがこのメールアドレスで登録されたため、{email} 宛てに送信されました。',
  'channel.open': '{name} のページを開く',
  'channel.registered.subject': 'チャンネルの登録が完了しました',
  'channel.registered.heading': 'ネットワークへようこそ',
  'channel.registered.lead':
    '{name} が Troupe に登録されました。Troupe では、企業やブランドがクリエイターを探しています。',
  'channel.registered.meaning':
    '専用ページでは、チャンネルについて保存されているすべての情報の確認、訂正、ファイルとしてのダウンロード、消去ができます。',
  'channel.registered.note':
    'リンクを知っている人は誰でもこれらの操作ができますので、他の人に教えないでください。このメールは保管しておいてください。新しいリンクを請求しない限り、このリンクを引き続きご利用いただけます。',
  'channel.requested.subject': 'チャンネルのページへのリンク',
  'channel.requested.heading': 'Troupe のチャンネルについて',
  'channel.requested.lead': '{count, plural, other {専用ページへの新しいリンクをお送りします。}}',
  'channel.requested.meaning':
    '専用ページでは、チャンネルについて保存されているすべての情報の確認、訂正、ファイルとしてのダウンロード、消去ができます。',
  'channel.requested.note':
    'リンクを知っている人は誰でもこれらの操作ができますので、他の人に教えないでください。以前のリンクはご利用いただけなくなりました。',
  'channel.requested.reason':
    'このメールは、どなたか（おそらくご本人）が請求したため、{email} 宛てに送信されました。リンク以外の変更はありません。',
  'channel.erased.subject': 'チャンネルの情報を消去しました',
  'channel.erased.heading': 'チャンネルの情報が消去されました',
  'channel.erased.lead':
    'チャンネルについて保存されていた情報（プロフィール、履歴、投稿、ご提供いただいた内容）は完全に削除されました。',
  'channel.erased.kept':
    '今後、このチャンネルを再び保存することはありません。識別のため、暗号化したフィンガープリントのみを保持しますが、そこからどのチャンネルであったかを読み取ることは誰にもできません。',
  'channel.erased.unwritten':
    'このメールアドレスについても同様です。今後、当サイトから招待やメールが送信されることはありません。',
  'channel.erased.written':
    'このメールアドレスでは別のチャンネルも登録されているため、企業やブランドから引き続きメールが届くことがあります。',
  'channel.erased.files':
    'ユーザーが以前に作成したファイルは 1 日以内に削除されます。消去の時点で送信中だったメールは届く場合があります。',
  'channel.erased.note': '本件についてお送りするメールは、これが最後です。',
  'channel.address.subject': 'チャンネルの新しいアドレスをご確認ください',
  'channel.address.old.heading': 'チャンネルの新しいアドレス',
  'channel.address.old.lead': '今後、{name} の連絡先を {email} に変更するよう、チャンネルのページで依頼がありました。',
  'channel.address.old.asked': '変更してよい場合は承認してください。承認がない限り、何も変わりません。',
  'channel.address.old.told':
    'チャンネルの所有が証明されているため、新しいアドレスの承認だけで変更されます。心当たりがない場合は、変更を中止してください。',
  'channel.address.old.answer': '変更を承認または中止する',
  'channel.address.old.stop': '変更を中止する',
  'channel.address.new.heading': 'このアドレスはあなたのものですか？',
  'channel.address.new.lead':
    'ブランドがクリエイターを探す Troupe で、{name} の連絡先をこのアドレスにする依頼がありました。',
  'channel.address.new.asked': 'ご自身のアドレスであることを承認してください。承認がない限り、何も変わりません。',
  'channel.address.new.answer': 'このアドレスを承認する',
  'channel.address.until': 'リンクの有効期限は {day} です。',
  'channel.address.reason':
    'このメールは、チャンネルのページで {email} が入力されたため送信されました。心当たりがない場合は、何もする必要はありません。',
  'channel.address.changed.subject': '新しいアドレスが有効になりました',
  'channel.address.changed.lead':
    '{name} はこのアドレスで登録されています。ブランドと当サービスからの連絡はこちらに届きます。',
  'channel.erasure.subject': 'チャンネルは {day} に消去されます',
  'channel.erasure.heading': 'チャンネルの消去が依頼されました',
  'channel.erasure.lead': '{day} に、Troupe に保存されている {name} の情報がすべて完全に消去されます。',
  'channel.erasure.asked':
    'チャンネルのページで依頼がありました。依頼者がチャンネルの所有者であることは証明されていないため、先にお知らせしています。',
  'channel.erasure.stop': '消去を中止する',
  'channel.erasure.note': '問題がなければ、何もする必要はありません。',
  'channel.erasure.reason':
    'このメールは、{email} がチャンネルに表示されているか、登録に使われたアドレスであるため送信されました。',
  'channel.passed.subject': 'チャンネルは別のアドレスで登録されました',
  'channel.passed.lead':
    '説明欄のコードにより、{name} の所有者であることを別の方が証明しました。現在はその方のアドレスで登録されており、お持ちのページへのリンクは使えなくなりました。',
  'channel.passed.note': '心当たりがない場合は、招待した方にお問い合わせください。',
  'footer.sender': '送信者：{company}、{address}',
  'footer.text': '今後メールの受信を希望されない場合は、こちらから配信を停止できます：{url}',
  'footer.html': '今後メールの受信を希望されない場合は、{link}できます。',
  'footer.link': '配信を停止',
  'answer.quotes': '{at}、{writer} のメール：',
} as const satisfies Record<keyof typeof english, string>
