import type { english } from './en-data.ts'

/** Texts of mails to creators in Spanish. */
export const spanish = {
  'list.between': ', ',
  'list.or': ' o ',
  'page.labelled': '{label}: {text}',
  'page.quoted': '{by}:',
  'code.valid': 'Es válido durante {minutes, plural, one {# minuto} other {# minutos}}.',
  'code.warning': 'No comparta nunca el código; nadie de Troupe se lo pedirá.',
  'code.long': 'Solo si se solicita el código largo, introduzca: {longCode}',
  'code.address.subject': '{code} es su código de verificación de Troupe',
  'code.address.lead': 'Su código de verificación de Troupe es {code}',
  'code.address.use': 'Introdúzcalo en la página donde se le solicitó para confirmar que esta dirección es suya.',
  'code.address.reason':
    'Este correo se envió porque alguien, muy probablemente usted, introdujo esta dirección. Si no fue así, ignórelo.',
  'invitation.subject': '{inviter} le invita a registrar su canal',
  'invitation.subject_of_operator': 'Invitación a registrar su canal',
  'invitation.heading': 'Registre su canal en Troupe',
  'invitation.lead': '{inviter} le invita a registrar su canal de {platforms}.',
  'invitation.lead_of_operator': 'Le invitamos a registrar su canal de {platforms}.',
  'invitation.quotation': 'Mensaje de {inviter}',
  'invitation.quotation_of_operator': 'Unas palabras para usted',
  'invitation.meaning':
    'Las marcas utilizan Troupe para encontrar creadores para colaboraciones remuneradas. Al registrarse, puede confirmar lo que ven de su canal e indicar qué le gusta hacer y cuánto cuesta una publicación; más adelante puede corregir, descargar o borrar todos los datos. No tiene ningún coste.',
  'invitation.button': 'Registrar mi canal',
  'invitation.until': 'El enlace es personal y es válido hasta el {day}. Por favor, no lo comparta.',
  'invitation.reason':
    'Este correo se envió a {email} porque alguien consideró que era la dirección de un creador de contenido.',
  'invitation.hint':
    '¿No es su caso o no le interesa? No es necesario hacer nada: sin usar el enlace, no se registra nada.',
  'invitation.decline': 'No deseo recibir invitaciones',
  'channel.reason': 'Este correo se envió a {email} porque el canal se registró con esta dirección.',
  'channel.open': 'Abrir la página de {name}',
  'channel.registered.subject': 'Su canal está registrado',
  'channel.registered.heading': 'Le damos la bienvenida a nuestra red',
  'channel.registered.lead': '{name} ya está registrado en Troupe, donde las marcas buscan creadores.',
  'channel.registered.meaning':
    'En su propia página puede ver todo lo que se guarda sobre el canal, corregirlo, descargarlo en un archivo o borrarlo.',
  'channel.registered.note':
    'Cualquier persona que tenga el enlace puede hacer todo esto: le rogamos que no lo comparta. Conserve este correo: el enlace seguirá funcionando mientras no solicite otro.',
  'channel.requested.subject': 'El enlace a su canal',
  'channel.requested.heading': 'Su canal en Troupe',
  'channel.requested.lead':
    '{count, plural, one {Este es el nuevo enlace a su página.} other {Estos son los nuevos enlaces a sus páginas.}}',
  'channel.requested.meaning':
    'Allí puede ver todo lo que se guarda sobre un canal, corregirlo, descargarlo en un archivo o borrarlo.',
  'channel.requested.note':
    'Cualquier persona que tenga el enlace puede hacer todo esto: le rogamos que no lo comparta. Los enlaces anteriores ya no funcionan.',
  'channel.requested.reason':
    'Este correo se envió a {email} porque alguien, muy probablemente usted, lo solicitó. Solo ha cambiado el enlace.',
  'channel.erased.subject': 'Su canal se ha borrado',
  'channel.erased.heading': 'Su canal se ha borrado',
  'channel.erased.lead':
    'Todo lo que se guardaba sobre su canal se ha eliminado definitivamente: el perfil, su historial, sus publicaciones y los datos que nos facilitó.',
  'channel.erased.kept':
    'No volveremos a guardar el canal. Para reconocerlo conservamos una huella cifrada, a partir de la cual nadie puede saber de quién se trataba.',
  'channel.erased.unwritten':
    'Lo mismo ocurre con esta dirección: desde aquí nadie le enviará invitaciones ni correos.',
  'channel.erased.written':
    'Hay otro canal registrado con esta dirección, por lo que es posible que las marcas sigan escribiendo a ella.',
  'channel.erased.files':
    'Los archivos que los usuarios hubieran creado antes se eliminan en el plazo de un día. Es posible que aún llegue algún correo que se estuviera enviando en ese momento.',
  'channel.erased.note': 'Este es nuestro último correo al respecto.',
  'channel.address.subject': 'Confirme la nueva dirección de su canal',
  'channel.address.old.heading': 'Una nueva dirección para su canal',
  'channel.address.old.lead':
    'A partir de ahora, se contactaría con {name} en {email}. Se ha solicitado en la página del canal.',
  'channel.address.old.asked': 'Confírmelo si lo desea. Sin su confirmación no cambia nada.',
  'channel.address.old.told':
    'Como la titularidad del canal está demostrada, basta la confirmación de la nueva dirección. Si usted no lo ha solicitado, detenga el cambio.',
  'channel.address.old.answer': 'Confirmar o detener el cambio',
  'channel.address.old.stop': 'Detener el cambio',
  'channel.address.new.heading': '¿Es esta su dirección?',
  'channel.address.new.lead':
    'Se contactaría con {name} en esta dirección en Troupe, donde las marcas buscan creadores.',
  'channel.address.new.asked': 'Confirme que la dirección es suya. Sin su confirmación no cambia nada.',
  'channel.address.new.answer': 'Confirmar esta dirección',
  'channel.address.until': 'El enlace es válido hasta el {day}.',
  'channel.address.reason':
    'Este correo se envió a {email} porque alguien introdujo la dirección en la página de un canal. ¿No ha sido usted? No tiene que hacer nada.',
  'channel.address.changed.subject': 'Su nueva dirección está activa',
  'channel.address.changed.lead':
    '{name} está registrado ahora con esta dirección. Las marcas y nosotros escribiremos a ella.',
  'channel.erasure.subject': 'Su canal se borrará el {day}',
  'channel.erasure.heading': 'Se va a borrar su canal',
  'channel.erasure.lead': 'El {day} se borrará definitivamente todo lo que Troupe tiene guardado sobre {name}.',
  'channel.erasure.asked':
    'Se ha solicitado en la página del canal. No se ha demostrado que el canal sea de quien lo pide, por eso le preguntamos antes.',
  'channel.erasure.stop': 'Detener el borrado',
  'channel.erasure.note': 'Si es correcto, no tiene que hacer nada.',
  'channel.erasure.reason':
    'Este correo se envió a {email} porque es la dirección que aparece en el canal o con la que se registró.',
  'channel.passed.subject': 'Su canal está registrado con otra dirección',
  'channel.passed.lead':
    'Alguien ha demostrado que {name} es suyo con un código en la descripción. Ahora está registrado con su dirección, y el enlace que usted tenía a la página ya no funciona.',
  'channel.passed.note': 'Si no lo esperaba, póngase en contacto con quien le invitó.',
  'footer.sender': 'Enviado por {company}, {address}',
  'footer.text': 'Si prefiere no recibir más correos nuestros, puede cancelar la suscripción: {url}',
  'footer.html': 'Si prefiere no recibir más correos nuestros, puede {link}.',
  'footer.link': 'cancelar la suscripción',
  'answer.quotes': 'El {at}, {writer} escribió:',
} as const satisfies Record<keyof typeof english, string>
