import { useEffect, useRef, useState } from 'react'
import { Form } from 'react-router'
import { useBlogTopicsQuery } from '../../graphql.generated.ts'
import { Icon } from '../../ui/kit/Icon.tsx'
import { useTypedBeforeHydration } from '../../ui/forms/use-typed-before-hydration.ts'
import { formatTerm, type BlogFilter } from './blog-filter.ts'
import './BlogSidebar.css'

interface BlogSidebarProps {
  filter: BlogFilter
  onType: (search: string) => void
}

/** Search, categories and tags: forms and links, so that they work without JavaScript. */
export const BlogSidebar = ({ filter, onType }: BlogSidebarProps) => {
  const { data } = useBlogTopicsQuery()
  return (
    <aside className="blog-sidebar" aria-label="Find articles">
      <SearchBox term={formatTerm(filter)} onType={onType} />
      <Form action="/blog" preventScrollReset>
        <h2 id="blog-categories">Categories</h2>
        <ul className="blog-categories" aria-labelledby="blog-categories">
          <li>
            <button type="submit" aria-pressed={!formatTerm(filter)}>
              All Categories
            </button>
          </li>
          {data?.postCategories.map((category) => (
            <li key={category}>
              <button type="submit" name="category" value={category} aria-pressed={isSame(category, filter.category)}>
                {category}
              </button>
            </li>
          ))}
        </ul>
      </Form>
      {data && data.popularTags.length > 0 && (
        <Form action="/blog" preventScrollReset>
          <h2 id="blog-tags">Popular Tags</h2>
          <ul className="blog-tags" aria-labelledby="blog-tags">
            {data.popularTags.map((tag) => (
              <li key={tag}>
                <button type="submit" name="tag" value={tag} aria-pressed={isSame(tag, filter.tag)}>
                  {tag}
                </button>
              </li>
            ))}
          </ul>
        </Form>
      )}
    </aside>
  )
}

const isSame = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()

const typingPauseMs = 300

/** Keeps what is typed until the address changes for another reason. */
const SearchBox = ({ term, onType }: { term: string; onType: (search: string) => void }) => {
  const [text, setText] = useState(term)
  const typed = useRef<string>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    if (term !== typed.current) setText(term)
    typed.current = undefined
  }, [term])
  useEffect(() => () => clearTimeout(timer.current), [])
  const type = (value: string) => {
    setText(value)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      typed.current = value.trim()
      onType(value.trim())
    }, typingPauseMs)
  }
  useTypedBeforeHydration('blog-search', text, type)
  return (
    <Form
      action="/blog"
      role="search"
      aria-label="Articles"
      preventScrollReset
      onSubmit={() => clearTimeout(timer.current)}
    >
      <h2>
        <label htmlFor="blog-search">Search articles</label>
      </h2>
      <div className="blog-search">
        <input
          id="blog-search"
          name="search"
          type="search"
          value={text}
          placeholder="Measuring, roman blinds…"
          maxLength={200}
          autoComplete="off"
          onChange={(event) => type(event.target.value)}
        />
        <button type="submit" aria-label="Search">
          <Icon name="search" />
        </button>
      </div>
    </Form>
  )
}
