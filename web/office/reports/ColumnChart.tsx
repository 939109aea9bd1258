import { useState, type KeyboardEvent, type PointerEvent } from 'react'
import { thousands } from '../../../api/text/plural.rules.ts'

interface ColumnChartProps {
  title: string
  /** One per value, oldest first. */
  labels: readonly string[]
  values: readonly number[]
}

/** More labels do not fit on a phone. */
const maxLabels = 5

export const ColumnChart = ({ title, labels, values }: ColumnChartProps) => {
  const [active, setActive] = useState<number>()
  const last = values.length - 1
  const max = Math.max(...values)
  if (max === 0) return <p>None in this period.</p>
  const top = roundUpMax(max)
  const format = (at: number) => `${labels[at]}: ${thousands(values[at]!)}`
  const centre = (at: number) => ((at + 0.5) / values.length) * 100
  const step = Math.ceil(values.length / maxLabels)
  const point = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    setActive(Math.max(0, Math.min(last, Math.floor(((clientX - left) / width) * values.length))))
  }
  const move = (event: KeyboardEvent) => {
    const at = active ?? last
    const targets: Record<string, number> = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last }
    const target = targets[event.key]
    if (target === undefined) return
    event.preventDefault()
    setActive(Math.max(0, Math.min(last, target)))
  }
  return (
    <div className="column-chart">
      {(top === 1 ? [0, 1] : [0, top / 2, top]).map((value) => (
        <div key={value} className="chart-line" style={{ bottom: `${(value / top) * 100}%` }} aria-hidden="true">
          {thousands(value)}
        </div>
      ))}
      <div
        className="chart-columns"
        role="slider"
        tabIndex={0}
        aria-label={title}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={active ?? last}
        aria-valuetext={format(active ?? last)}
        onPointerMove={point}
        onPointerLeave={() => setActive(undefined)}
        onFocus={() => setActive((before) => before ?? last)}
        onBlur={() => setActive(undefined)}
        onKeyDown={move}
      >
        {values.map((value, at) => (
          <div key={labels[at]} className="chart-column" data-active={at === active ? '' : undefined}>
            <i style={{ height: `${(value / top) * 100}%` }} />
          </div>
        ))}
        {active !== undefined && (
          <span
            className="chart-value"
            style={{ left: `${centre(active)}%`, translate: `-${centre(active)}%` }}
            aria-hidden="true"
          >
            {format(active)}
          </span>
        )}
        {labels.map(
          (label, at) =>
            at % step === 0 && (
              <span key={label} className="chart-label" style={{ left: `${centre(at)}%` }} aria-hidden="true">
                {label}
              </span>
            ),
        )}
      </div>
    </div>
  )
}

/** The next of 1, 2, 4, 6, 8, 10, 20, 40 …; halves are whole, except of 1. */
const roundUpMax = (max: number) => {
  const power = 10 ** Math.floor(Math.log10(max))
  return [1, 2, 4, 6, 8, 10].map((factor) => factor * power).find((nice) => nice >= max)!
}
