import { expect, test } from 'vitest'
import { getShares } from './profile.ts'

test('node’s own functions count for the calling layer, idle time for none', () => {
  const node = (id: number, functionName: string, url: string, children: number[] = []) => ({
    id,
    callFrame: { functionName, url, scriptId: '0', lineNumber: 0, columnNumber: 0 },
    children,
  })
  const shares = getShares({
    nodes: [
      node(1, '(root)', '', [2, 3, 6, 7]),
      node(2, '(idle)', ''),
      node(3, 'query', 'file:///site/node_modules/pg/lib/client.js', [8]),
      node(8, 'Writable.write', 'node:internal/streams/writable', [4]),
      node(4, 'write', '', [5]),
      node(5, '(garbage collector)', ''),
      node(6, 'renderToString', 'file:///site/dist/1/server/assets/react-dom-1.js'),
      node(7, 'readSite', 'file:///site/dist/server-1/main.js'),
    ],
    startTime: 0,
    endTime: 1,
    samples: [2, 3, 4, 5, 6, 4, 7],
    timeDeltas: [900, 10, 20, 40, 20, 10, 100],
  })
  expect(shares).toEqual({ 'our server': 0.5, PostgreSQL: 0.2, garbage: 0.2, React: 0.1 })
})
