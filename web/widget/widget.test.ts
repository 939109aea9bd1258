import { http, HttpResponse } from 'msw'
import { afterEach, expect, test, vi } from 'vitest'
import { answer } from '../app/mock-api.ts'
import type { WidgetResponse } from '../../api/partners/widget/widget.rules.ts'

/** Under a name of its own, since other files of this worker show the element as plain HTML. */
const elementName = 'tested-suppliers'
const define = customElements.define.bind(customElements)
vi.spyOn(customElements, 'define').mockImplementationOnce((_, element) => define(elementName, element))
await import('./widget.ts')
vi.restoreAllMocks()

const supplier = {
  name: 'Pier Blinds',
  url: 'http://localhost:3000/suppliers/7',
  place: 'Deal, Kent',
  rating: 4.25,
  reviewCount: 1,
  services: ['Blinds', 'Repairs'],
  phone: '01304 960123',
  phoneUrl: 'tel:01304960123',
}
const list: WidgetResponse = {
  heading: 'Blind suppliers in Kent',
  suppliers: [supplier],
  more: { label: 'More suppliers in Kent', url: 'http://localhost:3000/counties/kent' },
  site: { name: 'Blind & Curtain Directory', url: 'http://localhost:3000/' },
}

let requests: string[] = []
const serve = (reply: (request: Request) => Response | Promise<Response>) => {
  requests = []
  answer(
    http.get('http://localhost:3000/widget/json', ({ request }) => {
      requests.push(new URL(request.url).search)
      return reply(request) as Promise<HttpResponse<string>>
    }),
  )
}
const place = (attributes: Record<string, string> = {}) => {
  const widget = document.createElement(elementName)
  for (const [name, value] of Object.entries(attributes)) widget.setAttribute(name, value)
  widget.textContent = 'Ask for our list of suppliers.'
  document.body.append(widget)
  return { widget, box: widget.shadowRoot!.querySelector('.bcd-box')! }
}
const failed = 'The list of suppliers cannot be loaded at the moment.'
const pause = () => new Promise((done) => setTimeout(done))

afterEach(() => {
  document.body.replaceChildren()
  vi.useRealTimers()
})

test('the page’s own text shows while the list loads; then the list, whose parts a page can style', async () => {
  let release = () => {}
  const released = new Promise<void>((done) => (release = done))
  serve(async () => {
    await released
    return HttpResponse.json(list)
  })
  const { box } = place({ county: 'kent', service: 'blinds', limit: '5', heading: ' Fitters near us ' })
  await vi.waitFor(() => expect(box.textContent).toBe('Loading suppliers…'))
  expect(box.firstElementChild!.localName).toBe('slot')
  release()
  await vi.waitFor(() => expect(box.querySelector('h2')?.textContent).toBe('Fitters near us'))
  expect(box.querySelector('slot')).toBeNull()
  expect(requests).toEqual(['?county=kent&service=blinds&limit=5'])
  const [name, phone] = box.querySelectorAll('li a')
  expect([name, phone].map((link) => [link!.textContent, link!.getAttribute('href')])).toEqual([
    ['Pier Blinds', 'http://localhost:3000/suppliers/7'],
    ['01304 960123', 'tel:01304960123'],
  ])
  expect([phone!.className, phone!.getAttribute('part'), phone!.getAttribute('dir')]).toEqual([
    'bcd-phone',
    'phone',
    'ltr',
  ])
  expect(box.querySelector('.bcd-rating')!.textContent).toBe('★ 4.3 out of 5, 1 review')
  expect(box.querySelector('.bcd-star')!.getAttribute('aria-hidden')).toBe('true')
})

test('attributes that change together are one request; those of the heading are none; an empty one is not sent', async () => {
  serve(() => HttpResponse.json(list))
  const { widget, box } = place({ county: 'kent', service: '' })
  await vi.waitFor(() => expect(box.querySelector('h2')?.textContent).toBe('Blind suppliers in Kent'))
  expect(requests).toEqual(['?county=kent'])
  for (const [level, shown] of [
    ['3', 'h3'],
    ['6', 'h6'],
    ['1', 'h2'],
    ['7', 'h2'],
    ['2.5', 'h2'],
    ['', 'h2'],
  ] as const) {
    widget.setAttribute('heading-level', level)
    await pause()
    expect([level, box.firstElementChild!.localName]).toEqual([level, shown])
  }
  expect(requests).toHaveLength(1)
  widget.setAttribute('county', 'essex')
  widget.setAttribute('limit', '3')
  await vi.waitFor(() => expect(requests).toEqual(['?county=kent', '?county=essex&limit=3']))
})

test('an older answer does not replace a newer one', async () => {
  const asked: ((answer: WidgetResponse) => void)[] = []
  const reply = () => new Promise<Response>((done) => asked.push((one) => done(HttpResponse.json(one))))
  serve(reply)
  const { widget, box } = place({ county: 'kent' })
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  widget.setAttribute('county', 'essex')
  await vi.waitFor(() => expect(asked).toHaveLength(2))
  asked[1]!({ ...list, heading: 'Blind suppliers in Essex' })
  await vi.waitFor(() => expect(box.querySelector('h2')?.textContent).toBe('Blind suppliers in Essex'))
  asked[0]!(list)
  await pause()
  expect(box.querySelector('h2')?.textContent).toBe('Blind suppliers in Essex')
})

test.each([
  ['the server is not there', () => HttpResponse.error()],
  ['the server has failed', () => new HttpResponse('<h1>Bad Gateway</h1>', { status: 502 })],
  ['the answer is no list', () => HttpResponse.json({ error: 'Not now' }, { status: 503 })],
])('if %s, it says so beside the page’s own text, and is asked again at the next change', async (_, reply) => {
  serve(reply)
  const { widget, box } = place({ county: 'kent' })
  await vi.waitFor(() => expect(box.textContent).toBe(failed))
  expect(box.firstElementChild!.localName).toBe('slot')
  serve(() => HttpResponse.json({ ...list, problem: 'There is no county “kent”.' }, { status: 404 }))
  widget.setAttribute('heading', 'Fitters')
  await vi.waitFor(() => expect(box.querySelector('.bcd-problem')?.textContent).toBe('There is no county “kent”.'))
  expect(requests).toEqual(['?county=kent'])
})

test('nobody waits longer than ten seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  let isGivenUp = false
  serve((request) => {
    request.signal.addEventListener('abort', () => (isGivenUp = true))
    return new Promise(() => {})
  })
  const { box } = place()
  const ticks = async (ms: number) => {
    await vi.advanceTimersByTimeAsync(ms)
    for (let i = 0; i < 20; i++) await new Promise(setImmediate)
  }
  await ticks(9999)
  expect([box.textContent, requests]).toEqual(['Loading suppliers…', ['']])
  await ticks(1)
  expect([box.textContent, isGivenUp]).toEqual([failed, true])
})

test('a widget that is taken out of the page asks for nothing more, and loads again once it is back', async () => {
  let isGivenUp = false
  serve((request) => {
    request.signal.addEventListener('abort', () => (isGivenUp = true))
    return new Promise(() => {})
  })
  const { widget, box } = place({ county: 'kent' })
  await vi.waitFor(() => expect(requests).toHaveLength(1))
  widget.remove()
  await vi.waitFor(() => expect(isGivenUp).toBe(true))
  widget.setAttribute('limit', '3')
  widget.removeAttribute('limit')
  await pause()
  expect([box.textContent, requests.length]).toEqual(['Loading suppliers…', 1])
  serve(() => HttpResponse.json(list))
  document.body.append(widget)
  await vi.waitFor(() => expect(box.querySelector('h2')).toBeTruthy())
  expect(requests).toEqual(['?county=kent'])
  widget.remove()
  document.body.append(widget)
  widget.remove() // moved on before it could begin
  await pause()
  expect(requests).toHaveLength(1)
})
