/** Texts of mails to creators in English. Each is an ICU message. */
export const english = {
  'list.between': ', ',
  'list.or': ' or ',
  'page.labelled': '{label}: {text}',
  'page.quoted': '{by}:',
  'code.valid': 'It is valid for {minutes, plural, one {# minute} other {# minutes}}.',
  'code.warning': 'Never pass the code on; nobody at Troupe asks for it.',
  'code.long': 'Only if you are asked for the long code, enter: {longCode}',
  'code.address.subject': '{code} is your Troupe verification code',
  'code.address.lead': 'Your Troupe verification code is {code}',
  'code.address.use': 'Enter it where you were asked for it to show that this address is yours.',
  'code.address.reason':
    'You get this mail because somebody, most likely you, entered this address. If it was not you, ignore it.',
  'invitation.subject': '{inviter} invites you to register your channel',
  'invitation.subject_of_operator': 'You are invited to register your channel',
  'invitation.heading': 'Register your channel with Troupe',
  'invitation.lead': '{inviter} invites you to register your {platforms} channel.',
  'invitation.lead_of_operator': 'You are invited to register your {platforms} channel.',
  'invitation.quotation': '{inviter} writes',
  'invitation.quotation_of_operator': 'A few words to you',
  'invitation.meaning':
    'Brands use Troupe to find creators for paid work. You confirm what they see of your channel, say what you like to do and what a post costs, and may correct, take away or erase all of it later. It costs nothing.',
  'invitation.button': 'Register my channel',
  'invitation.until': 'The link is yours alone and holds until {day}. Please do not pass it on.',
  'invitation.reason': 'This mail went to {email} because somebody took it for the address of a creator.',
  'invitation.hint': 'Not you, or not interested? Leave it be: without the link nothing happens.',
  'invitation.decline': 'I do not want any invitations',
  'channel.reason': 'This mail went to {email} because the channel was registered with this address.',
  'channel.open': 'Open the page of {name}',
  'channel.registered.subject': 'Your channel is registered',
  'channel.registered.heading': 'Welcome to our network',
  'channel.registered.lead': '{name} is registered with Troupe, where brands look for creators.',
  'channel.registered.meaning':
    'On your own page you see everything that is stored about it, correct it, take it away as a file, or erase it.',
  'channel.registered.note':
    'Whoever has the link can do all of this: please keep it to yourself. Keep this mail: the link leads there as long as you do not ask for another one.',
  'channel.requested.subject': 'The link to your channel',
  'channel.requested.heading': 'Your channel on Troupe',
  'channel.requested.lead':
    '{count, plural, one {This is the new link to your own page.} other {These are the new links to your own pages.}}',
  'channel.requested.meaning':
    'There you see everything that is stored about a channel, correct it, take it away as a file, or erase it.',
  'channel.requested.note':
    'Whoever has the link can do all of this: please keep it to yourself. Earlier links do not work any more.',
  'channel.requested.reason':
    'This mail went to {email} because somebody, most likely you, asked for it. Nothing has changed but the link.',
  'channel.erased.subject': 'Your channel was erased',
  'channel.erased.heading': 'Your channel is erased',
  'channel.erased.lead':
    'What was stored about your channel was deleted for good: the profile, its history, its posts, and what you told us.',
  'channel.erased.kept':
    'We will not store the channel again. To know it we keep a scrambled fingerprint, from which nobody can read who it was.',
  'channel.erased.unwritten': 'The same is true of this address: nobody invites or writes to it from here.',
  'channel.erased.written': 'Another channel is registered with this address, so brands may go on writing to it.',
  'channel.erased.files':
    'Files that users had made before are deleted within a day. A mail that was being sent at that moment may still arrive.',
  'channel.erased.note': 'This is our last mail about it.',
  'channel.address.subject': 'Please confirm the new address of your channel',
  'channel.address.old.heading': 'A new address for your channel',
  'channel.address.old.lead':
    'The contact address of {name} is to become {email}. This was requested on the channel’s page.',
  'channel.address.old.asked': 'Please confirm it if you want it. Without your confirmation nothing changes.',
  'channel.address.old.told':
    'The ownership of this channel is proved, so confirming the new address is enough. If you did not request this, please stop the change.',
  'channel.address.old.answer': 'Confirm or stop the change',
  'channel.address.old.stop': 'Stop the change',
  'channel.address.new.heading': 'Is this your address?',
  'channel.address.new.lead':
    'This address is to become the contact address of {name} on Troupe, where brands look for creators.',
  'channel.address.new.asked': 'Please confirm that the address is yours. Without your confirmation nothing changes.',
  'channel.address.new.answer': 'Confirm this address',
  'channel.address.until': 'The link is valid until {day}.',
  'channel.address.reason':
    'This mail went to {email} because it was entered on the page of a channel. If that was not you, you need not do anything.',
  'channel.address.changed.subject': 'Your new address is in use',
  'channel.address.changed.lead': '{name} is registered with this address from now on. Brands and we write to it.',
  'channel.erasure.subject': 'Your channel will be erased on {day}',
  'channel.erasure.heading': 'Your channel is to be erased',
  'channel.erasure.lead': 'On {day}, all that is stored on Troupe about {name} will be erased for good.',
  'channel.erasure.asked':
    'This was requested on the channel’s page, without proof that the channel belongs to the person who asked. So we ask you first.',
  'channel.erasure.stop': 'Stop the erasure',
  'channel.erasure.note': 'If it is right, you need not do anything.',
  'channel.erasure.reason':
    'This mail went to {email} because it is the address on the channel, or the one that it was registered with.',
  'channel.passed.subject': 'Your channel is registered with another address',
  'channel.passed.lead':
    'Another person has proved, by a code in its description, that {name} belongs to them. It is now registered with their address, and your link to its page no longer works.',
  'channel.passed.note': 'If you did not expect this, please contact the person who invited you.',
  'footer.sender': 'Sent by {company}, {address}',
  'footer.text': 'If you would rather not hear from us, unsubscribe: {url}',
  'footer.html': 'If you would rather not hear from us, {link}.',
  'footer.link': 'unsubscribe',
  'answer.quotes': 'On {at}, {writer} wrote:',
} as const
