import type { english } from './en-data.ts'

/** Texts of mails to creators in German. */
export const german = {
  'list.between': ', ',
  'list.or': ' oder ',
  'page.labelled': '{label}: {text}',
  'page.quoted': '{by}:',
  'code.valid': 'Er ist {minutes, plural, one {# Minute} other {# Minuten}} gültig.',
  'code.warning': 'Geben Sie den Code niemals weiter; niemand bei Troupe fragt danach.',
  'code.long': 'Nur wenn nach dem langen Code gefragt wird, geben Sie ein: {longCode}',
  'code.address.subject': '{code} ist Ihr Bestätigungscode für Troupe',
  'code.address.lead': 'Ihr Bestätigungscode für Troupe lautet {code}',
  'code.address.use':
    'Geben Sie ihn dort ein, wo danach gefragt wurde, um zu bestätigen, dass diese Adresse Ihnen gehört.',
  'code.address.reason':
    'Sie erhalten diese E-Mail, weil jemand, höchstwahrscheinlich Sie selbst, diese Adresse eingegeben hat. Falls Sie es nicht waren, ignorieren Sie sie bitte.',
  'invitation.subject': '{inviter} lädt Sie ein, Ihren Kanal zu registrieren',
  'invitation.subject_of_operator': 'Einladung, Ihren Kanal zu registrieren',
  'invitation.heading': 'Registrieren Sie Ihren Kanal bei Troupe',
  'invitation.lead': '{inviter} lädt Sie ein, Ihren Kanal auf {platforms} zu registrieren.',
  'invitation.lead_of_operator': 'Sie sind eingeladen, Ihren Kanal auf {platforms} zu registrieren.',
  'invitation.quotation': '{inviter} schreibt',
  'invitation.quotation_of_operator': 'Ein paar Worte an Sie',
  'invitation.meaning':
    'Über Troupe finden Marken Creator für bezahlte Kooperationen. Sie bestätigen, was die Marken von Ihrem Kanal sehen, und geben an, was Sie gern machen und was ein Beitrag kostet. Später können Sie alles korrigieren, als Datei mitnehmen oder löschen. Die Registrierung ist kostenlos.',
  'invitation.button': 'Meinen Kanal registrieren',
  'invitation.until': 'Der Link ist nur für Sie bestimmt und gilt bis zum {day}. Bitte geben Sie ihn nicht weiter.',
  'invitation.reason': 'Diese E-Mail ging an {email}, weil jemand diese Adresse für die eines Creators gehalten hat.',
  'invitation.hint':
    'Sie sind nicht gemeint oder haben kein Interesse? Dann brauchen Sie nichts zu tun: Ohne den Link geschieht nichts.',
  'invitation.decline': 'Ich möchte keine Einladungen erhalten',
  'channel.reason': 'Diese E-Mail ging an {email}, weil der Kanal mit dieser Adresse registriert wurde.',
  'channel.open': 'Seite von {name} öffnen',
  'channel.registered.subject': 'Ihr Kanal ist registriert',
  'channel.registered.heading': 'Willkommen in unserem Netzwerk',
  'channel.registered.lead': '{name} ist bei Troupe registriert, wo Marken nach Creatorn suchen.',
  'channel.registered.meaning':
    'Auf Ihrer eigenen Seite sehen Sie alles, was über den Kanal gespeichert ist, und können es korrigieren, als Datei mitnehmen oder löschen.',
  'channel.registered.note':
    'Wer den Link hat, kann all das tun: Bitte behalten Sie ihn für sich. Bewahren Sie diese E-Mail auf: Der Link funktioniert, solange Sie keinen neuen anfordern.',
  'channel.requested.subject': 'Der Link zu Ihrem Kanal',
  'channel.requested.heading': 'Ihr Kanal bei Troupe',
  'channel.requested.lead':
    '{count, plural, one {Dies ist der neue Link zu Ihrer eigenen Seite.} other {Dies sind die neuen Links zu Ihren eigenen Seiten.}}',
  'channel.requested.meaning':
    'Dort sehen Sie alles, was über einen Kanal gespeichert ist, und können es korrigieren, als Datei mitnehmen oder löschen.',
  'channel.requested.note':
    'Wer den Link hat, kann all das tun: Bitte behalten Sie ihn für sich. Frühere Links funktionieren nicht mehr.',
  'channel.requested.reason':
    'Diese E-Mail ging an {email}, weil jemand, höchstwahrscheinlich Sie selbst, sie angefordert hat. Außer dem Link hat sich nichts geändert.',
  'channel.erased.subject': 'Ihr Kanal wurde gelöscht',
  'channel.erased.heading': 'Ihr Kanal ist gelöscht',
  'channel.erased.lead':
    'Alles, was über Ihren Kanal gespeichert war, wurde endgültig gelöscht: das Profil, seine Entwicklung, seine Beiträge und Ihre eigenen Angaben.',
  'channel.erased.kept':
    'Wir speichern den Kanal nicht wieder. Um ihn zu erkennen, behalten wir einen verschlüsselten Fingerabdruck, aus dem niemand ablesen kann, um wen es sich handelte.',
  'channel.erased.unwritten':
    'Dasselbe gilt für diese Adresse: Von hier aus wird sie weder eingeladen noch angeschrieben.',
  'channel.erased.written':
    'Mit dieser Adresse ist ein weiterer Kanal registriert; deshalb können Marken weiterhin an sie schreiben.',
  'channel.erased.files':
    'Dateien, die Nutzer zuvor erstellt haben, werden innerhalb eines Tages gelöscht. Eine E-Mail, die in diesem Moment gerade gesendet wurde, kann noch ankommen.',
  'channel.erased.note': 'Dies ist unsere letzte E-Mail dazu.',
  'channel.address.subject': 'Bitte bestätigen Sie die neue Adresse Ihres Kanals',
  'channel.address.old.heading': 'Eine neue Adresse für Ihren Kanal',
  'channel.address.old.lead':
    '{name} soll von nun an unter {email} erreichbar sein. Das wurde auf der Seite des Kanals angefragt.',
  'channel.address.old.asked':
    'Bitte bestätigen Sie es, wenn Sie es wünschen. Ohne Ihre Bestätigung ändert sich nichts.',
  'channel.address.old.told':
    'Da der Kanal nachgewiesen ist, genügt die Bestätigung der neuen Adresse. Wenn Sie das nicht angefragt haben, halten Sie die Änderung bitte an.',
  'channel.address.old.answer': 'Änderung bestätigen oder anhalten',
  'channel.address.old.stop': 'Änderung anhalten',
  'channel.address.new.heading': 'Ist das Ihre Adresse?',
  'channel.address.new.lead':
    '{name} soll bei Troupe, wo Marken nach Creatorn suchen, unter dieser Adresse erreichbar sein.',
  'channel.address.new.asked':
    'Bitte bestätigen Sie, dass die Adresse Ihnen gehört. Ohne Ihre Bestätigung ändert sich nichts.',
  'channel.address.new.answer': 'Diese Adresse bestätigen',
  'channel.address.until': 'Der Link gilt bis zum {day}.',
  'channel.address.reason':
    'Diese E-Mail ging an {email}, weil die Adresse auf der Seite eines Kanals eingegeben wurde. Sie waren es nicht? Dann brauchen Sie nichts zu tun.',
  'channel.address.changed.subject': 'Ihre neue Adresse ist aktiv',
  'channel.address.changed.lead':
    '{name} ist von nun an mit dieser Adresse registriert. Marken und wir schreiben an sie.',
  'channel.erasure.subject': 'Ihr Kanal wird am {day} gelöscht',
  'channel.erasure.heading': 'Ihr Kanal soll gelöscht werden',
  'channel.erasure.lead': 'Am {day} wird alles, was bei Troupe über {name} gespeichert ist, endgültig gelöscht.',
  'channel.erasure.asked':
    'Das wurde auf der Seite des Kanals angefragt. Ein Nachweis, dass der Kanal der anfragenden Person gehört, fehlt; deshalb werden Sie zuerst gefragt.',
  'channel.erasure.stop': 'Löschung anhalten',
  'channel.erasure.note': 'Wenn es so richtig ist, brauchen Sie nichts zu tun.',
  'channel.erasure.reason':
    'Diese E-Mail ging an {email}, weil die Adresse im Kanal steht oder er mit ihr registriert wurde.',
  'channel.passed.subject': 'Ihr Kanal ist mit einer anderen Adresse registriert',
  'channel.passed.lead':
    'Jemand hat mit einem Code in der Beschreibung nachgewiesen, dass {name} ihm gehört. Der Kanal ist jetzt mit dessen Adresse registriert, und Ihr Link zur Seite funktioniert nicht mehr.',
  'channel.passed.note':
    'Wenn Sie das nicht erwartet haben, wenden Sie sich bitte an die Person, die Sie eingeladen hat.',
  'footer.sender': 'Gesendet von {company}, {address}',
  'footer.text': 'Wenn Sie keine weiteren E-Mails von uns erhalten möchten, können Sie sich hier abmelden: {url}',
  'footer.html': 'Wenn Sie keine weiteren E-Mails von uns erhalten möchten, können Sie sich {link}.',
  'footer.link': 'abmelden',
  'answer.quotes': 'Am {at} schrieb {writer}:',
} as const satisfies Record<keyof typeof english, string>
