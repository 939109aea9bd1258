import { Form, Link } from 'react-router'
import { useSearchInsteadQuery, type SearchInsteadQuery } from './SearchInstead.generated.ts'
import { SupplierTile } from '../suppliers/SupplierTile.tsx'
import { placeText } from '../suppliers/supplier-text.ts'
import { Icon } from '../../ui/kit/Icon.tsx'
import './SearchInstead.css'

const maxWords = 200

/** Searches in the browser only, so that robots with wrong addresses cause no searches. */
export const SearchInstead = ({ words = '', suggestsPosts = false }: { words?: string; suggestsPosts?: boolean }) => {
  const text = words.slice(0, maxWords)
  const { data } = useSearchInsteadQuery({
    variables: { text, suggestsPosts },
    skip: !text && !suggestsPosts,
    ssr: false,
  })
  const meant = readMeant(text, data?.suppliers)
  return (
    <div className="search-instead stack">
      <SupplierTile tile="1 hills sash roller" />
      <Form key={text} className="search-instead-form" action="/directory" role="search" aria-label="All suppliers">
        <input
          className="text-input"
          name="search"
          type="search"
          aria-label="Search suppliers"
          placeholder="Name or keyword"
          maxLength={maxWords}
          defaultValue={text}
        />
        <button type="submit" className="solid-button compact">
          <Icon name="search" /> Search
        </button>
      </Form>
      <p role="status">
        {meant && meant.toLowerCase() !== text.toLowerCase() && (
          <>
            Did you mean <Link to={`/directory?${new URLSearchParams({ search: meant })}`}>{meant}</Link>?
          </>
        )}
      </p>
      <ul className="auto-grid">
        {readChoices(data).map(({ to, title, detail }) => (
          <li key={to}>
            <Link className="card flat" to={to}>
              <strong>{title}</strong>
              <small className="muted small-text">{detail}</small>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

const readMeant = (text: string, list: SearchInsteadQuery['suppliers']) => {
  if (!list?.nodes.length) return undefined
  const { correctedQuery, droppedWords, place, reading } = list
  if (place && !reading.words) return place.name
  return (correctedQuery ?? text)
    .split(' ')
    .filter((word) => !droppedWords.includes(word))
    .join(' ')
}

const readChoices = (data: SearchInsteadQuery | undefined) => {
  const posts = (data?.latestPosts ?? []).map(({ slug, title, category }) => ({
    to: `/blog/${slug}`,
    title,
    detail: category ?? '',
  }))
  const suppliers = (data?.suppliers?.nodes ?? []).map((supplier) => ({
    to: `/suppliers/${supplier.id}`,
    title: supplier.name,
    detail: placeText(supplier),
  }))
  return [...posts, ...suppliers, ...startingPoints].slice(0, 3)
}

const startingPoints = [
  { to: '/directory', title: 'All suppliers', detail: 'Search by name, place or service' },
  { to: '/counties', title: 'Counties', detail: 'Suppliers by county and town' },
  { to: '/map', title: 'Map', detail: 'Suppliers around you' },
]
