// The inbox page. Mails are hostile: their texts are inserted as text only, their HTML only into the sandboxed frame.
const pollMs = 1500
const address = '/sandbox/inbox/messages'

const byId = (id) => document.getElementById(id)

/** @type {{ id: string, from: string, to: string, subject: string, preview: string, code: string | null, received_at: string }[]} */
let messages = []
let shownId = ''
let view = 'html'

function element(name, className, text) {
  const created = document.createElement(name)
  created.className = className
  created.textContent = text
  return created
}

function describeTime(iso) {
  const time = new Date(iso)
  const isToday = time.toDateString() === new Date().toDateString()
  return isToday
    ? time.toLocaleTimeString([], { hour: '2-digit', minute: '2-digit', second: '2-digit' })
    : time.toLocaleDateString([], { day: 'numeric', month: 'short' })
}

function drawEntry(message) {
  const link = element('a', 'entry', '')
  link.href = `#${message.id}`
  link.setAttribute('aria-current', String(message.id === shownId))
  link.append(
    element('span', 'to', message.to),
    element('time', 'when quiet', describeTime(message.received_at)),
    element('span', message.code ? '' : 'wide', message.subject || '(no subject)'),
    ...(message.code ? [element('span', 'chip', message.code)] : []),
    element('span', 'preview wide', message.preview),
  )
  const item = document.createElement('li')
  item.append(link)
  return item
}

function drawList() {
  const focused = document.activeElement?.getAttribute('href')
  byId('messages').replaceChildren(...messages.map(drawEntry))
  if (focused?.startsWith('#'))
    byId('messages')
      .querySelector(`[href="${CSS.escape(focused)}"]`)
      ?.focus()
  byId('nothing').hidden = messages.length > 0
  byId('empty').disabled = messages.length === 0
  if (!byId('unselected').hidden) byId('unselected').style.visibility = messages.length > 0 ? 'visible' : 'hidden'
}

function describeCount(count) {
  return count === 1 ? '1 mail' : `${count} mails`
}

async function refresh() {
  try {
    const response = await fetch(address)
    // After the reload, the page itself asks for the key.
    if (response.status === 401) return location.reload()
    if (!response.ok) throw new Error(`The inbox answered ${response.status}`)
    const next = await response.json()
    byId('state').textContent = describeCount(next.length)
    const isSame = next.length === messages.length && next[0]?.id === messages[0]?.id
    messages = next
    if (!isSame || messages.length === 0) drawList()
  } catch {
    byId('state').textContent = 'No connection to the server; trying again'
  }
}

function showView() {
  for (const name of ['html', 'text']) {
    byId(name).hidden = view !== name
    byId(`view-${name}`).setAttribute('aria-pressed', String(view === name))
  }
}

function fill(message) {
  byId('subject').textContent = message.subject || '(no subject)'
  byId('from').textContent = message.from
  byId('to').textContent = message.to
  byId('received').dateTime = message.received_at
  byId('received').textContent = new Date(message.received_at).toLocaleString()
  const attached = message.attachments.map((file) => `${file.filename} (${file.size} bytes)`).join(', ')
  byId('attachments').textContent = attached
  for (const id of ['attachments', 'attachments-label']) byId(id).hidden = attached === ''
  byId('code-box').hidden = !message.code
  byId('code').textContent = message.code ?? ''
  byId('copy').textContent = 'Copy code'
  byId('text').textContent = message.text
  byId('answered').textContent = ''
  // Setting `src` would add an entry to the history.
  byId('html').contentWindow.location.replace(message.html ? `${address}/${message.id}/html` : 'about:blank')
  byId('views').hidden = !message.html
  view = message.html ? 'html' : 'text'
  showView()
}

/** Shows the mail that the address names after its `#`, so that Back and Reload work. */
async function show() {
  const id = location.hash.slice(1)
  const isListed = messages.some((message) => message.id === id)
  const response = isListed ? await fetch(`${address}/${id}`) : undefined
  const isFound = response?.ok ?? false
  if (isFound) fill(await response.json())
  shownId = isFound ? id : ''
  byId('message').hidden = !isFound
  byId('unselected').hidden = isFound
  document.body.classList.toggle('is-reading', isFound)
  drawList()
  if (isFound) byId('reading').focus({ preventScroll: true })
}

async function copyCode() {
  const code = byId('code')
  try {
    await navigator.clipboard.writeText(code.textContent)
    byId('copy').textContent = 'Copied'
  } catch {
    // Plain http has no access to the clipboard: select the code, so that one key press copies it.
    getSelection().selectAllChildren(code)
    byId('copy').textContent = 'Selected'
  }
}

/** Has the reader of the shown mail answer it; the answer appears in this inbox and in the sender's mailbox. */
async function answer(kind) {
  byId('answered').textContent = ''
  const response = await fetch(`${address}/${shownId}/answer`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ kind }),
  })
  byId('answered').textContent = response.ok ? 'Sent to the sender' : 'That did not work'
  await refresh()
}

async function emptyInbox() {
  await fetch(address, { method: 'DELETE' })
  history.replaceState(null, '', location.pathname)
  await Promise.all([show(), refresh()])
}

byId('view-html').addEventListener('click', () => {
  view = 'html'
  showView()
})
byId('view-text').addEventListener('click', () => {
  view = 'text'
  showView()
})
byId('copy').addEventListener('click', copyCode)
for (const button of document.querySelectorAll('[data-answer]'))
  button.addEventListener('click', () => answer(button.dataset.answer))
byId('empty').addEventListener('click', emptyInbox)
addEventListener('hashchange', show)
document.addEventListener('visibilitychange', () => !document.hidden && refresh())
setInterval(() => !document.hidden && refresh(), pollMs)
refresh().then(show)
