import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { HydrateOnVisible } from '../../ui/HydrateOnVisible.tsx'
import './Tabs.css'

export interface Tab {
  value: string
  label: string
  count?: number | undefined
  content: ReactNode
}

interface TabsProps {
  tabs: readonly Tab[]
  shown: string
  /** May return false to show another tab instead. */
  onShow: (value: string) => unknown
  label: string
}

/** Pixels of the neighbouring tab that stay visible. */
const peek = 40

/** By the ARIA pattern; all panels are in the page for search engines and visitors without JavaScript. */
export const Tabs = ({ tabs, shown, onShow, label }: TabsProps) => {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const reveal = () => {
      const tab = document.getElementById(`${id}-${shown}`)
      if (!list.current || !tab) return
      const [box, inside] = [list.current.getBoundingClientRect(), tab.getBoundingClientRect()]
      list.current.scrollLeft +=
        Math.min(inside.left - box.left - peek, 0) || Math.max(inside.right - box.right + peek, 0)
    }
    reveal()
    void (document.fonts as FontFaceSet | undefined)?.ready.then(reveal) // the font's widths move the tabs
  }, [id, shown])
  const move = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ value }) => value === shown)
    const target = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key]
    if (target === undefined) return
    event.preventDefault()
    const next = (target + tabs.length) % tabs.length
    if (onShow(tabs[next]!.value) === false) return
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus()
  }
  return (
    <div>
      <div className="tab-list" role="tablist" aria-label={label} ref={list}>
        {tabs.map(({ value, label: text, count }) => (
          <button
            key={value}
            type="button"
            role="tab"
            id={`${id}-${value}`}
            aria-controls={`${id}-${value}-panel`}
            aria-selected={value === shown}
            tabIndex={value === shown ? 0 : -1}
            onClick={() => onShow(value)}
            onKeyDown={move}
          >
            {count ? (
              <span key="counted">
                {`${text} `}
                <span className="tab-count">{count}</span>
              </span>
            ) : (
              <span key="plain">{text}</span>
            )}
          </button>
        ))}
      </div>
      {tabs.map(({ value, label: text, content }) => (
        <HydrateOnVisible
          key={value}
          className="tab-panel"
          role="tabpanel"
          id={`${id}-${value}-panel`}
          aria-labelledby={`${id}-${value}`}
          data-panel={value}
          data-label={text}
          hidden={value !== shown}
        >
          {content}
        </HydrateOnVisible>
      ))}
    </div>
  )
}
