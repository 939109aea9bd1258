import { SupplierCard } from '../suppliers/SupplierCard.tsx'
import { MobileDisclosure } from '../../ui/MobileDisclosure.tsx'
import { HydrateOnVisible } from '../../ui/HydrateOnVisible.tsx'

type CardSupplier = Parameters<typeof SupplierCard>[0]['supplier'] & { id: string }

interface CardRowsProps {
  suppliers: readonly CardSupplier[]
  /** Whole rows of the wider grids are unfolded on a phone. */
  unfolded: number
  about: string
}

export const CardRows = ({ suppliers, unfolded, about }: CardRowsProps) => (
  <div className="county-cards">
    <ul>{suppliers.slice(0, unfolded).map(toRow)}</ul>
    {suppliers.length > unfolded && (
      <MobileDisclosure label={`Show all ${suppliers.length}`} about={about}>
        <HydrateOnVisible as="ul">{suppliers.slice(unfolded).map(toRow)}</HydrateOnVisible>
      </MobileDisclosure>
    )}
  </div>
)

const toRow = (supplier: CardSupplier) => (
  <li key={supplier.id}>
    <SupplierCard supplier={supplier} />
  </li>
)
