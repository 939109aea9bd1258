import { expect, test } from 'vitest'
import { fromBritishGrid } from './british-grid.ts'
import { milesBetween } from './miles-between.rules.ts'

/** Ordnance Survey publishes these points with OSTN15 (OSTN15_OSGM15_TestInput_ETRStoOSGB and TestOutput). */
const points = [
  ['St Mary’s, Scilly', 91492.146, 11318.804, 49.92226394, -6.29977752],
  ['Lizard Point', 170370.718, 11572.405, 49.96006138, -5.2030461],
  ['Plymouth', 250359.811, 62016.569, 50.43885826, -4.10864564],
  ['North Foreland', 639821.835, 169565.858, 51.37447026, 1.4445473],
  ['Lambeth', 530624.974, 178388.464, 51.48936565, -0.11992557],
  ['King’s Lynn', 562180.547, 319784.995, 52.75136687, 0.40153547],
  ['Nottingham', 454002.834, 340834.943, 52.96219109, -1.19747656],
  ['Daresbury', 357455.843, 383290.436, 53.3448028, -2.64049321],
  ['Leeds', 422242.186, 433818.701, 53.8002152, -1.66379168],
  ['Glasgow', 256340.925, 664697.269, 55.85399953, -4.29649016],
  ['Aberdeen', 397160.491, 805349.736, 57.13902519, -2.04856031],
  ['St Kilda', 9587.909, 899448.996, 57.81351838, -8.57854456],
  ['Butt of Lewis', 151968.652, 966483.78, 58.51560361, -6.26091456],
  ['Shetland', 395999.668, 1138728.951, 60.13308092, -2.07382823],
] as const

test.each(points)('the grid reference of %s is right to five metres', (_, east, north, latitude, longitude) => {
  const metresPerMile = 1609.344
  expect(milesBetween(fromBritishGrid(east, north), { latitude, longitude }) * metresPerMile).toBeLessThan(5)
})
