import type { english } from './en-data.ts'

/** Texts of mails to creators in Portuguese. */
export const portuguese = {
  'list.between': ', ',
  'list.or': ' ou ',
  'page.labelled': '{label}: {text}',
  'page.quoted': '{by}:',
  'code.valid': 'Ele é válido por {minutes, plural, one {# minuto} other {# minutos}}.',
  'code.warning': 'Nunca compartilhe o código; ninguém da Troupe pedirá que você o informe.',
  'code.long': 'Somente se o código longo for solicitado, digite: {longCode}',
  'code.address.subject': '{code} é o seu código de verificação da Troupe',
  'code.address.lead': 'Seu código de verificação da Troupe é {code}',
  'code.address.use': 'Digite-o onde ele foi solicitado para confirmar que este endereço é seu.',
  'code.address.reason':
    'Você recebeu este e-mail porque alguém, muito provavelmente você, informou este endereço. Se não foi você, ignore-o.',
  'invitation.subject': '{inviter} convida você a cadastrar o seu canal',
  'invitation.subject_of_operator': 'Convite para cadastrar o seu canal',
  'invitation.heading': 'Cadastre o seu canal na Troupe',
  'invitation.lead': '{inviter} convida você a cadastrar o seu canal do {platforms}.',
  'invitation.lead_of_operator': 'Convidamos você a cadastrar o seu canal do {platforms}.',
  'invitation.quotation': 'Mensagem de {inviter}',
  'invitation.quotation_of_operator': 'Algumas palavras para você',
  'invitation.meaning':
    'As marcas usam a Troupe para encontrar criadores para trabalhos remunerados. Você confirma o que elas veem do seu canal, informa o que gosta de fazer e quanto custa uma publicação, e depois pode corrigir, baixar ou apagar tudo. O cadastro é gratuito.',
  'invitation.button': 'Cadastrar o meu canal',
  'invitation.until': 'O link é pessoal e vale até {day}. Por favor, não o compartilhe.',
  'invitation.reason':
    'Este e-mail foi enviado para {email} porque alguém entendeu que este é o endereço de um criador de conteúdo.',
  'invitation.hint': 'Não é você ou não tem interesse? Não é preciso fazer nada: sem o link, nada acontece.',
  'invitation.decline': 'Não quero receber convites',
  'channel.reason': 'Este e-mail foi enviado para {email} porque o canal foi cadastrado com este endereço.',
  'channel.open': 'Abrir a página de {name}',
  'channel.registered.subject': 'O seu canal está cadastrado',
  'channel.registered.heading': 'Boas-vindas à nossa rede',
  'channel.registered.lead': '{name} está na Troupe, onde as marcas procuram criadores.',
  'channel.registered.meaning':
    'Na sua própria página, você vê tudo o que está armazenado sobre o canal e pode corrigir, baixar em um arquivo ou apagar esses dados.',
  'channel.registered.note':
    'Quem tiver o link pode fazer tudo isso: por favor, não o compartilhe. Guarde este e-mail: o link continuará funcionando enquanto você não solicitar outro.',
  'channel.requested.subject': 'O link para o seu canal',
  'channel.requested.heading': 'O seu canal na Troupe',
  'channel.requested.lead':
    '{count, plural, one {Este é o novo link para a sua página.} other {Estes são os novos links para as suas páginas.}}',
  'channel.requested.meaning':
    'Nela, você vê tudo o que está armazenado sobre um canal e pode corrigir, baixar em um arquivo ou apagar esses dados.',
  'channel.requested.note':
    'Quem tiver o link pode fazer tudo isso: por favor, não o compartilhe. Os links anteriores não funcionam mais.',
  'channel.requested.reason':
    'Este e-mail foi enviado para {email} porque alguém, muito provavelmente você, o solicitou. Nada mudou, exceto o link.',
  'channel.erased.subject': 'O seu canal foi apagado',
  'channel.erased.heading': 'O seu canal foi apagado',
  'channel.erased.lead':
    'Tudo o que estava armazenado sobre o seu canal foi excluído definitivamente: o perfil, o histórico, as publicações e o que você nos informou.',
  'channel.erased.kept':
    'Não armazenaremos o canal novamente. Para reconhecê-lo, guardamos uma impressão digital criptografada, a partir da qual ninguém consegue saber de quem se tratava.',
  'channel.erased.unwritten':
    'O mesmo vale para este endereço: ninguém enviará convites ou mensagens a ele a partir daqui.',
  'channel.erased.written':
    'Outro canal está cadastrado com este endereço; por isso, as marcas podem continuar escrevendo para ele.',
  'channel.erased.files':
    'Os arquivos criados anteriormente por usuários são excluídos em até um dia. Um e-mail que estava sendo enviado naquele momento ainda pode chegar.',
  'channel.erased.note': 'Este é o nosso último e-mail sobre o assunto.',
  'channel.address.subject': 'Confirme o novo endereço do seu canal',
  'channel.address.old.heading': 'Um novo endereço para o seu canal',
  'channel.address.old.lead':
    'De agora em diante, {name} seria contatado em {email}. Isso foi pedido na página do canal.',
  'channel.address.old.asked': 'Confirme se desejar. Sem a sua confirmação, nada muda.',
  'channel.address.old.told':
    'Como a posse do canal está comprovada, basta a confirmação do novo endereço. Se você não pediu isso, interrompa a alteração.',
  'channel.address.old.answer': 'Confirmar ou interromper a alteração',
  'channel.address.old.stop': 'Interromper a alteração',
  'channel.address.new.heading': 'Este endereço é seu?',
  'channel.address.new.lead': '{name} seria contatado neste endereço na Troupe, onde marcas procuram criadores.',
  'channel.address.new.asked': 'Confirme que o endereço é seu. Sem a sua confirmação, nada muda.',
  'channel.address.new.answer': 'Confirmar este endereço',
  'channel.address.until': 'O link vale até {day}.',
  'channel.address.reason':
    'Este e-mail foi enviado para {email} porque o endereço foi informado na página de um canal. Não foi você? Não precisa fazer nada.',
  'channel.address.changed.subject': 'Seu novo endereço está em uso',
  'channel.address.changed.lead':
    '{name} agora está registrado com este endereço. As marcas e nós escreveremos para ele.',
  'channel.erasure.subject': 'Seu canal será apagado em {day}',
  'channel.erasure.heading': 'Seu canal será apagado',
  'channel.erasure.lead': 'Em {day}, tudo o que a Troupe guarda sobre {name} será apagado definitivamente.',
  'channel.erasure.asked':
    'Isso foi pedido na página do canal. Não foi comprovado que o canal é de quem pediu, por isso perguntamos antes a você.',
  'channel.erasure.stop': 'Interromper a exclusão',
  'channel.erasure.note': 'Se estiver certo, você não precisa fazer nada.',
  'channel.erasure.reason':
    'Este e-mail foi enviado para {email} porque é o endereço exibido no canal ou o usado no registro.',
  'channel.passed.subject': 'Seu canal está registrado com outro endereço',
  'channel.passed.lead':
    'Alguém comprovou, com um código na descrição, que {name} é seu. O canal agora está registrado com o endereço dessa pessoa, e o seu link para a página não funciona mais.',
  'channel.passed.note': 'Se você não esperava por isso, entre em contato com quem convidou você.',
  'footer.sender': 'Enviado por {company}, {address}',
  'footer.text': 'Se preferir não receber mais as nossas mensagens, você pode cancelar a inscrição: {url}',
  'footer.html': 'Se preferir não receber mais as nossas mensagens, você pode {link}.',
  'footer.link': 'cancelar a inscrição',
  'answer.quotes': 'Em {at}, {writer} escreveu:',
} as const satisfies Record<keyof typeof english, string>
