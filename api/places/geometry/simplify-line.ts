import type { Position } from 'geojson'

/** By Douglas–Peucker; a ring keeps its first point. */
export const simplified = (line: Position[], tolerance: number): Position[] => {
  if (line.length < 3) return line
  const [[startX = 0, startY = 0], [endX = 0, endY = 0]] = [line[0]!, line.at(-1)!]
  const length = Math.hypot(endX - startX, endY - startY)
  let [farthest, at] = [0, 0]
  line.forEach(([x = 0, y = 0], index) => {
    const [east, north] = [x - startX, y - startY]
    const away = length ? Math.abs(east * (endY - startY) - north * (endX - startX)) / length : Math.hypot(east, north)
    if (away > farthest) [farthest, at] = [away, index]
  })
  if (farthest <= tolerance) return [line[0]!, line.at(-1)!]
  return [...simplified(line.slice(0, at + 1), tolerance).slice(0, -1), ...simplified(line.slice(at), tolerance)]
}

export const extent = (values: number[]): [min: number, max: number] =>
  values.reduce(([min, max], value) => [Math.min(min, value), Math.max(max, value)], [Infinity, -Infinity])
