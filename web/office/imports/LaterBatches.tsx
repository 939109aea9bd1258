import { useLaterIntakesQuery } from '../../graphql.generated.ts'
import { thousands } from '../../ui/thousands.ts'

const suppliers = (count: number) => `${thousands(count)} ${count === 1 ? 'supplier' : 'suppliers'}`

/** Names later imports and scrapes that changed the same suppliers and must be undone first. */
export const LaterBatches = ({ of }: { of: { importId: string } | { runId: string } }) => {
  const { data } = useLaterIntakesQuery({ variables: of, fetchPolicy: 'network-only' })
  const later = data?.laterIntakes
  if (!later?.length) return null
  const names = later.map(
    ({ importId, runId, supplierCount }) =>
      `${importId ? `import ${importId}` : `scrape ${runId}`} (${suppliers(supplierCount)})`,
  )
  return (
    <p role="note">
      <strong>{`Undo first${later.length > 1 ? ', in this order' : ''}: ${names.join(', ')}.`}</strong>{' '}
      {later.length === 1
        ? 'It changed some of these suppliers later, and those changes would stay.'
        : 'They changed some of these suppliers later, and those changes would stay.'}
    </p>
  )
}
