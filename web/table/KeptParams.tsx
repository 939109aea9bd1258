import { useSearchParams } from 'react-router'

/** In a form of filters: what else of the address stays as it is when it is sent, such as the order of the rows. */
export const KeptParams = ({ names }: { names: readonly string[] }) => {
  const [params] = useSearchParams()
  return names.map((name) => <input key={name} type="hidden" name={name} value={params.get(name) ?? ''} />)
}
