interface ColumnChartProps {
  labels: readonly string[]
  values: readonly number[]
  /** The labels are names, each of which is shown: by turns on two lines, as neighbours would touch. */
  isNamed?: boolean
}

const [width, left, top, line] = [640, 52, 16, 28]

/** Columns over time, or one for each name, drawn in SVG; only decoration, since a table beside it has the same numbers. */
export const ColumnChart = ({ labels, values, isNamed = false }: ColumnChartProps) => {
  const bottom = isNamed ? 34 + line : 34
  const height = 194 + bottom
  const max = roundUpMax(Math.max(...values, 1))
  const step = (width - left) / values.length
  const y = (value: number) => top + (height - top - bottom) * (1 - value / max)
  const marked = isNamed ? 1 : labels.length > 12 ? Math.ceil(labels.length / 5) : Math.ceil(labels.length / 6)
  return (
    <svg className="column-chart" viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
      {[0, max / 2, max].map((value) => (
        <g key={value}>
          <line className="grid-line" x1={left} x2={width} y1={y(value)} y2={y(value)} />
          <text x={left - 8} y={y(value) + 4} textAnchor="end">
            {Number.isInteger(value) ? value.toLocaleString('en-GB') : ''}
          </text>
        </g>
      ))}
      {values.map((value, index) => (
        <rect
          key={labels[index]}
          className="column"
          x={left + index * step + step * 0.15}
          width={step * 0.7}
          y={y(value)}
          height={y(0) - y(value)}
          rx="1.5"
        >
          <title>{`${labels[index]}: ${value.toLocaleString('en-GB')}`}</title>
        </rect>
      ))}
      {labels.map(
        (label, index) =>
          index % marked === 0 && (
            <text
              key={label}
              x={left + (index + 0.5) * step}
              y={height - 6 - (isNamed && index % 2 === 0 ? line : 0)}
              textAnchor="middle"
            >
              {label}
            </text>
          ),
      )}
    </svg>
  )
}

/** The next of 2, 4, 10, 20, 40, 100 … so that the halves are whole numbers. */
const roundUpMax = (max: number) => {
  const power = 10 ** Math.floor(Math.log10(Math.max(max, 1)))
  return [1, 2, 4, 6, 8, 10].map((factor) => factor * power).find((nice) => nice >= max && nice > 1) ?? 10 * power
}
