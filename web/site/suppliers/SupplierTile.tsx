import '../../../api/pictures/drawn/colours.css'
import tiles from '../../../api/pictures/drawn/tiles.svg?no-inline'
import './SupplierTile.css'

/** Draws the API's `tile` for a supplier without a logo. */
export const SupplierTile = ({ tile }: { tile: string }) => {
  const [tone, ...layers] = tile.split(' ')
  return (
    <svg className="drawn supplier-tile" data-tone={tone} aria-hidden="true">
      {layers.map((layer) => (
        <use key={layer} href={`${tiles}#${layer}`} />
      ))}
    </svg>
  )
}
