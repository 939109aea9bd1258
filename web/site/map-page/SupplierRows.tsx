import { SupplierRow } from './SupplierRow.tsx'

type RowRef = Parameters<typeof SupplierRow>[0]['supplier'] & { id: string }

interface SupplierRowsProps {
  edges: readonly { node: RowRef; distance: number | null; matchedServices?: readonly string[] }[]
  isBusy: boolean
}

export const SupplierRows = ({ edges, isBusy }: SupplierRowsProps) => (
  <ul className="supplier-rows" aria-busy={isBusy}>
    {edges.map(({ node, distance, matchedServices }) => (
      <li key={node.id}>
        <SupplierRow supplier={node} distance={distance} matched={matchedServices} />
      </li>
    ))}
  </ul>
)
