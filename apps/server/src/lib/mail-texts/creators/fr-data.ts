import type { english } from './en-data.ts'

/** Texts of mails to creators in French. */
export const french = {
  'list.between': ', ',
  'list.or': ' ou ',
  'page.labelled': '{label}\u00a0: {text}',
  'page.quoted': '{by}\u00a0:',
  'code.valid': 'Il est valable {minutes, plural, one {# minute} other {# minutes}}.',
  'code.warning': 'Ne communiquez jamais ce code\u00a0; personne chez Troupe ne vous le demandera.',
  'code.long': 'Uniquement si le code long vous est demandé, saisissez\u00a0: {longCode}',
  'code.address.subject': '{code} est votre code de vérification Troupe',
  'code.address.lead': 'Votre code de vérification Troupe est {code}',
  'code.address.use': 'Saisissez-le là où il vous a été demandé pour confirmer que cette adresse est la vôtre.',
  'code.address.reason':
    'Vous recevez cet e-mail car quelqu’un, très probablement vous, a saisi cette adresse. Si ce n’est pas le cas, veuillez l’ignorer.',
  'invitation.subject': '{inviter} vous invite à inscrire votre chaîne',
  'invitation.subject_of_operator': 'Invitation à inscrire votre chaîne',
  'invitation.heading': 'Inscrivez votre chaîne sur Troupe',
  'invitation.lead': '{inviter} vous invite à inscrire votre chaîne {platforms}.',
  'invitation.lead_of_operator': 'Nous vous invitons à inscrire votre chaîne {platforms}.',
  'invitation.quotation': '{inviter} vous écrit',
  'invitation.quotation_of_operator': 'Quelques mots à votre attention',
  'invitation.meaning':
    'Les marques utilisent Troupe pour trouver des créateurs pour des collaborations rémunérées. Vous confirmez ce qu’elles voient de votre chaîne, indiquez ce que vous aimez faire et le prix d’une publication, et pouvez ensuite tout corriger, récupérer ou effacer. L’inscription est gratuite.',
  'invitation.button': 'Inscrire ma chaîne',
  'invitation.until': 'Ce lien vous est personnel et reste valable jusqu’au {day}. Merci de ne pas le transmettre.',
  'invitation.reason':
    'Cet e-mail a été envoyé à {email} car quelqu’un a pensé qu’il s’agissait de l’adresse d’un créateur.',
  'invitation.hint':
    'Ce n’est pas vous, ou cela ne vous intéresse pas\u00a0? Vous n’avez rien à faire\u00a0: sans le lien, il ne se passe rien.',
  'invitation.decline': 'Je ne souhaite recevoir aucune invitation',
  'channel.reason': 'Cet e-mail a été envoyé à {email} car la chaîne a été inscrite avec cette adresse.',
  'channel.open': 'Ouvrir la page de {name}',
  'channel.registered.subject': 'Votre chaîne est inscrite',
  'channel.registered.heading': 'Bienvenue dans notre réseau',
  'channel.registered.lead': '{name} figure désormais sur Troupe, où les marques recherchent des créateurs.',
  'channel.registered.meaning':
    'Sur votre page personnelle, vous voyez tout ce qui est enregistré à son sujet et pouvez le corriger, le récupérer dans un fichier ou l’effacer.',
  'channel.registered.note':
    'Toute personne disposant du lien peut faire tout cela\u00a0: merci de le garder pour vous. Conservez cet e-mail\u00a0: le lien reste valable tant que vous n’en demandez pas un autre.',
  'channel.requested.subject': 'Le lien vers votre chaîne',
  'channel.requested.heading': 'Votre chaîne sur Troupe',
  'channel.requested.lead':
    '{count, plural, one {Voici le nouveau lien vers votre page personnelle.} other {Voici les nouveaux liens vers vos pages personnelles.}}',
  'channel.requested.meaning':
    'Vous y voyez tout ce qui est enregistré au sujet d’une chaîne et pouvez le corriger, le récupérer dans un fichier ou l’effacer.',
  'channel.requested.note':
    'Toute personne disposant du lien peut faire tout cela\u00a0: merci de le garder pour vous. Les liens précédents ne fonctionnent plus.',
  'channel.requested.reason':
    'Cet e-mail a été envoyé à {email} car quelqu’un, très probablement vous, l’a demandé. Rien n’a changé, hormis le lien.',
  'channel.erased.subject': 'Votre chaîne a été effacée',
  'channel.erased.heading': 'Votre chaîne est effacée',
  'channel.erased.lead':
    'Tout ce qui était enregistré au sujet de votre chaîne a été supprimé définitivement\u00a0: le profil, son historique, ses publications et ce que vous nous avez indiqué.',
  'channel.erased.kept':
    'Nous n’enregistrerons plus cette chaîne. Pour la reconnaître, nous conservons une empreinte chiffrée, à partir de laquelle personne ne peut savoir de qui il s’agissait.',
  'channel.erased.unwritten':
    'Il en va de même pour cette adresse\u00a0: personne n’y enverra d’invitation ni de message depuis notre site.',
  'channel.erased.written':
    'Une autre chaîne est inscrite avec cette adresse\u00a0; les marques peuvent donc continuer à y écrire.',
  'channel.erased.files':
    'Les fichiers créés auparavant par des utilisateurs sont supprimés dans un délai d’un jour. Un e-mail en cours d’envoi à ce moment-là peut encore arriver.',
  'channel.erased.note': 'Ceci est notre dernier e-mail à ce sujet.',
  'channel.address.subject': 'Veuillez confirmer la nouvelle adresse de votre chaîne',
  'channel.address.old.heading': 'Une nouvelle adresse pour votre chaîne',
  'channel.address.old.lead':
    '{name} serait désormais joignable à l’adresse {email}. Cela a été demandé sur la page de la chaîne.',
  'channel.address.old.asked': 'Veuillez confirmer si vous le souhaitez. Sans votre confirmation, rien ne change.',
  'channel.address.old.told':
    'La propriété de la chaîne étant prouvée, la confirmation de la nouvelle adresse suffit. Si vous ne l’avez pas demandé, veuillez arrêter le changement.',
  'channel.address.old.answer': 'Confirmer ou arrêter le changement',
  'channel.address.old.stop': 'Arrêter le changement',
  'channel.address.new.heading': 'Est-ce votre adresse\u00a0?',
  'channel.address.new.lead':
    '{name} serait joignable à cette adresse sur Troupe, où les marques cherchent des créateurs.',
  'channel.address.new.asked':
    'Veuillez confirmer que l’adresse est la vôtre. Sans votre confirmation, rien ne change.',
  'channel.address.new.answer': 'Confirmer cette adresse',
  'channel.address.until': 'Le lien est valable jusqu’au {day}.',
  'channel.address.reason':
    'Ce message a été envoyé à {email} car l’adresse a été saisie sur la page d’une chaîne. Ce n’était pas vous\u00a0? Vous n’avez rien à faire.',
  'channel.address.changed.subject': 'Votre nouvelle adresse est active',
  'channel.address.changed.lead':
    '{name} est désormais enregistrée avec cette adresse. Les marques et nous y écrirons.',
  'channel.erasure.subject': 'Votre chaîne sera effacée le {day}',
  'channel.erasure.heading': 'Votre chaîne doit être effacée',
  'channel.erasure.lead': 'Le {day}, tout ce que Troupe conserve sur {name} sera définitivement effacé.',
  'channel.erasure.asked':
    'Cela a été demandé sur la page de la chaîne. Rien ne prouve que la chaîne appartient à la personne qui le demande\u00a0; nous vous consultons donc d’abord.',
  'channel.erasure.stop': 'Arrêter l’effacement',
  'channel.erasure.note': 'Si c’est bien ce que vous voulez, vous n’avez rien à faire.',
  'channel.erasure.reason':
    'Ce message a été envoyé à {email} car c’est l’adresse affichée sur la chaîne, ou celle de son inscription.',
  'channel.passed.subject': 'Votre chaîne est enregistrée avec une autre adresse',
  'channel.passed.lead':
    'Une personne a prouvé, par un code dans la description, que {name} lui appartient. La chaîne est maintenant enregistrée avec son adresse, et votre lien vers la page ne fonctionne plus.',
  'channel.passed.note': 'Si vous ne vous y attendiez pas, veuillez contacter la personne qui vous a invité.',
  'footer.sender': 'Envoyé par {company}, {address}',
  'footer.text': 'Si vous préférez ne plus recevoir nos messages, vous pouvez vous désabonner\u00a0: {url}',
  'footer.html': 'Si vous préférez ne plus recevoir nos messages, vous pouvez {link}.',
  'footer.link': 'vous désabonner',
  'answer.quotes': 'Le {at}, {writer} a écrit\u00a0:',
} as const satisfies Record<keyof typeof english, string>
