import { answer, api, reply } from './mock-api.ts'

interface OnMap {
  phone?: object[]
  wide?: object[]
  suppliers?: object
}

const __typename = 'SupplierConnection'
const extent = { __typename: 'MapExtent', west: -5, south: 50, east: 1, north: 56 }

export const mockMap = ({ phone = [], wide = [], suppliers }: OnMap = {}) =>
  answer(
    api.query('MapExtent', () => reply({ suppliers: { __typename, extent: suppliers ? extent : null } })),
    api.query('MapPicture', () => reply({ phone, wide, suppliers: suppliers ?? { __typename, edges: [] } })),
  )
