import {
  useDuplicateFieldsQuery,
  useDuplicateFields_SupplierFragment,
  type DuplicateFieldsQuery,
  type DuplicateFields_SupplierFragment,
  type DuplicatePairInput,
  type FieldLikeness,
} from '../graphql.generated.ts'
import { Failed } from '../ui/Failed.tsx'

type Fields = DuplicateFields_SupplierFragment

const date = (text: string) =>
  new Date(text).toLocaleDateString('en-GB', { dateStyle: 'medium', timeZone: 'Europe/London' })
const yesNo = (value: boolean) => (value ? 'Yes' : 'No')

/** Label, value, and the comparison's field. */
const rows: [label: string, value: (one: Fields) => string | null, judged?: string][] = [
  ['Name', ({ name }) => name, 'name'],
  ['Phone', ({ phone }) => phone, 'phone'],
  ['Website', ({ website }) => website, 'website'],
  ['E-mail', ({ email }) => email, 'email'],
  ['Address', ({ address }) => address, 'address'],
  ['Town', ({ city, postcode }) => [city, postcode].filter(Boolean).join(', ') || null, 'location'],
  ['County', ({ county }) => county],
  ['Services', ({ services }) => services.join(', ') || null],
  ['Reviews', ({ reviewCount }) => String(reviewCount)],
  ['Verified', ({ isVerified }) => yesNo(isVerified)],
  ['Featured', ({ isPremium }) => yesNo(isPremium)],
  ['Entered', ({ createdAt }) => date(createdAt)],
]
const marks: Record<FieldLikeness, string> = { SAME: 'same', SIMILAR: 'similar', DIFFERENT: 'different' }

/** Both suppliers of a pair side by side, and how far each field agrees. */
export const DuplicateFields = ({ pair }: { pair: DuplicatePairInput }) => {
  const { data, error, refetch } = useDuplicateFieldsQuery({ variables: { pair }, fetchPolicy: 'network-only' })
  if (error)
    return <Failed message="The two suppliers could not be loaded." error={error} onRetry={() => void refetch()} />
  return data ? <FieldTable pair={data.duplicatePair} /> : <p aria-busy="true">Loading...</p>
}

const FieldTable = ({ pair: { original, duplicate, reasons } }: { pair: DuplicateFieldsQuery['duplicatePair'] }) => {
  const left = useDuplicateFields_SupplierFragment(original)
  const right = useDuplicateFields_SupplierFragment(duplicate)
  if (!left.complete || !right.complete) return null
  const likeness = (field: string | undefined) => reasons.find((reason) => reason.field === field)?.likeness
  const hasPlaceId = likeness('place_id')
  return (
    <div className="duplicate-fields">
      <table>
        <caption className="visually-hidden">
          {left.data.name} and {right.data.name}
        </caption>
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">Original</th>
            <th scope="col">Duplicate</th>
            <th scope="col">Agrees</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, value, judged]) => {
            const mark = likeness(judged)
            return (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{value(left.data) ?? '–'}</td>
                <td>{value(right.data) ?? '–'}</td>
                <td className={mark && `is-${marks[mark]}`}>{mark ? marks[mark] : ''}</td>
              </tr>
            )
          })}
          {hasPlaceId && (
            <tr>
              <th scope="row">place_id</th>
              <td colSpan={2}>Google’s id of the place</td>
              <td className={`is-${marks[hasPlaceId]}`}>{marks[hasPlaceId]}</td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  )
}
