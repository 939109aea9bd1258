import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

const read = (file: string) => readFile(join(import.meta.dirname, 'drawn', file), 'utf8')

/** Colours of the tone, such as "3" or "27", are inline, so that the markup needs no style sheet. */
export const drawSymbols = async (
  file: 'scenes' | 'tiles',
  names: readonly string[],
  tone: string,
): Promise<string> => {
  const [svg, css] = await Promise.all([read(`${file}.svg`), read('colours.css')])
  const selectors = ['.drawn', `[data-tone^='${tone.at(0)}']`, `[data-tone$='${tone.at(-1)}']`]
  const colours = new Map(selectors.flatMap((selector) => coloursIn(css, selector)))
  const drawn = names.map((name) =>
    svg
      .split(`<symbol id="${name}"`)[1]
      ?.split('</symbol>')[0]
      ?.replace(/^[^>]*>/, ''),
  )
  return drawn.join('').replace(/var\((--\w+)\)/g, (_, name: string) => colours.get(name) ?? 'none')
}

const coloursIn = (css: string, selector: string): [string, string][] =>
  [...(css.split(`${selector} {`)[1]?.split('}')[0] ?? '').matchAll(/(--\w+): (#\w+)/g)].map(
    ([, name = '', colour = '']) => [name, colour],
  )
