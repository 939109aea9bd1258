import type { Counter, Gauge, Histogram } from 'prom-client'

export const readMetric = async <Label extends string>(
  metric: Counter<Label> | Gauge<Label> | Histogram<Label>,
  labels: Partial<Record<Label, string>> = {},
): Promise<number> => {
  const { name, values } = await metric.get()
  const hasLabels = (given: Partial<Record<string, string | number>>) =>
    Object.entries(labels).every(([label, value]) => given[label] === value)
  const counts = values.filter((one) => !('metricName' in one) || one.metricName === `${name}_count`)
  return counts.filter((one) => hasLabels(one.labels)).reduce((sum, { value }) => sum + value, 0)
}
