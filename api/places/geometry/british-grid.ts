import type { Point } from './miles-between.rules.ts'

interface Ellipsoid {
  a: number
  b: number
}
const airy: Ellipsoid = { a: 6_377_563.396, b: 6_356_256.909 }
const grs80: Ellipsoid = { a: 6_378_137, b: 6_356_752.3141 }
const getEccentricity = ({ a, b }: Ellipsoid) => 1 - (b / a) ** 2

const radians = Math.PI / 180
const seconds = radians / 3600

/** In radians and metres, with the true and the false origin. */
const grid = { scale: 0.999_601_271_7, latitude: 49 * radians, longitude: -2 * radians, east: 400_000, north: -100_000 }

/** From OSGB36 to WGS84 in metres, parts and radians: the guide's figures with their signs turned. */
const helmert = {
  move: [446.448, -125.157, 542.06],
  scale: -20.4894e-6,
  turn: [0.1502 * seconds, 0.247 * seconds, 0.8421 * seconds],
} as const

/** In metres from the true origin. */
const getArc = (latitude: number): number => {
  const n = (airy.a - airy.b) / (airy.a + airy.b)
  const less = latitude - grid.latitude
  const plus = latitude + grid.latitude
  return (
    airy.b *
    grid.scale *
    ((1 + n + (5 / 4) * (n ** 2 + n ** 3)) * less -
      (3 * n + 3 * n ** 2 + (21 / 8) * n ** 3) * Math.sin(less) * Math.cos(plus) +
      (15 / 8) * (n ** 2 + n ** 3) * Math.sin(2 * less) * Math.cos(2 * plus) -
      (35 / 24) * n ** 3 * Math.sin(3 * less) * Math.cos(3 * plus))
  )
}

/** OSGB36 in radians. */
const unproject = (east: number, north: number): [latitude: number, longitude: number] => {
  const height = north - grid.north
  const start = airy.a * grid.scale
  let latitude = grid.latitude + height / start
  // bounded: each step leaves a thousandth of the difference
  for (let left = height - getArc(latitude); Math.abs(left) >= 0.000_01; left = height - getArc(latitude))
    latitude += left / start
  const squared = getEccentricity(airy)
  const across = start / Math.sqrt(1 - squared * Math.sin(latitude) ** 2)
  const along = (start * (1 - squared)) / (1 - squared * Math.sin(latitude) ** 2) ** 1.5
  const eta = across / along - 1
  const tan = Math.tan(latitude)
  const secant = 1 / Math.cos(latitude)
  const x = (east - grid.east) / across
  return [
    latitude -
      ((tan * across) / along) *
        (x ** 2 / 2 -
          (x ** 4 / 24) * (5 + 3 * tan ** 2 + eta - 9 * tan ** 2 * eta) +
          (x ** 6 / 720) * (61 + 90 * tan ** 2 + 45 * tan ** 4)),
    grid.longitude +
      secant *
        (x -
          (x ** 3 / 6) * (across / along + 2 * tan ** 2) +
          (x ** 5 / 120) * (5 + 28 * tan ** 2 + 24 * tan ** 4) -
          (x ** 7 / 5040) * (61 + 662 * tan ** 2 + 1320 * tan ** 4 + 720 * tan ** 6)),
  ]
}

type Vector = [x: number, y: number, z: number]

/** On the ellipsoid itself: a height changes less than a centimetre. */
const toVector = (latitude: number, longitude: number, ellipsoid: Ellipsoid): Vector => {
  const squared = getEccentricity(ellipsoid)
  const across = ellipsoid.a / Math.sqrt(1 - squared * Math.sin(latitude) ** 2)
  return [
    across * Math.cos(latitude) * Math.cos(longitude),
    across * Math.cos(latitude) * Math.sin(longitude),
    across * (1 - squared) * Math.sin(latitude),
  ]
}

const shift = ([x, y, z]: Vector): Vector => {
  const { move, scale, turn } = helmert
  const size = 1 + scale
  return [
    move[0] + size * x - turn[2] * y + turn[1] * z,
    move[1] + turn[2] * x + size * y - turn[0] * z,
    move[2] - turn[1] * x + turn[0] * y + size * z,
  ]
}

const toDegrees = ([x, y, z]: Vector, ellipsoid: Ellipsoid) => {
  const squared = getEccentricity(ellipsoid)
  const far = Math.hypot(x, y)
  let latitude = Math.atan2(z, far * (1 - squared))
  for (let step = 0; step < 4; step++) {
    const sine = Math.sin(latitude)
    latitude = Math.atan2(z + (squared * ellipsoid.a * sine) / Math.sqrt(1 - squared * sine ** 2), far)
  }
  return { latitude: latitude / radians, longitude: Math.atan2(y, x) / radians }
}

/** WGS84 from OSGB36, right to five metres, by Ordnance Survey's "A Guide to Coordinate Systems in Great Britain". */
export const fromBritishGrid = (east: number, north: number): Point => {
  const [latitude, longitude] = unproject(east, north)
  return toDegrees(shift(toVector(latitude, longitude, airy)), grs80)
}
