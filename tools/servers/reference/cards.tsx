import { createServer } from 'node:http'
import { HTMLElement, parse, type Node } from 'node-html-parser'
import { createElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { listenForBench } from '../child.ts'

/** React renders the cards that CARDS_FROM shows, as plain elements, and nothing else. */
const shown = await (await fetch(process.env.CARDS_FROM!)).text()
const cards = parse(shown).querySelectorAll('article.supplier-card')
if (!cards.length) throw new Error(`${process.env.CARDS_FROM} shows no cards`)

interface Element {
  tag: string
  attributes: Record<string, unknown>
  children: (Element | string)[]
}

const parseStyle = (text: string) => Object.fromEntries(text.split(';').map((rule) => rule.split(':')))

const read = (node: Node): Element | string => {
  if (!(node instanceof HTMLElement)) return node.text
  const { class: className, style, ...others } = node.attrs
  const attributes = {
    ...others,
    ...(className === undefined ? {} : { className }),
    ...(style === undefined ? {} : { style: parseStyle(style) }),
  }
  return { tag: node.rawTagName, attributes, children: node.childNodes.map(read) }
}

const elements = cards.map(read)
const draw = (one: Element | string): ReactNode =>
  typeof one === 'string' ? one : createElement(one.tag, one.attributes, ...one.children.map(draw))

listenForBench(
  createServer((_, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(renderToString(createElement('main', null, ...elements.map(draw))))
  }),
)
