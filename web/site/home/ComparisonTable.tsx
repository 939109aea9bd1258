import { Fragment } from 'react'
import { ScrollRegion } from '../../ui/ScrollRegion.tsx'
import { Section } from './Section.tsx'
import { comparison } from './treatment-kinds.ts'

/** On a phone the table scrolls, and its first column stays. */
export const ComparisonTable = () => (
  <Section
    title="Window Treatment Comparison Guide"
    lead="Typical prices for one standard window. Size, material and fitting change the price, so ask for a quote."
    fold="Show the table"
    isTinted
  >
    <ScrollRegion className="comparison" label="Comparison table">
      <table>
        <thead>
          <tr>
            {['Type', 'Best For', 'Pros', 'Cons', 'Price Range'].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {comparison.map(({ type, bestFor, pros, cons, price }) => (
            <tr key={type}>
              <th scope="row">
                {type.split('/').map((part, index) => (
                  <Fragment key={part}>
                    {index > 0 && (
                      <span>
                        /<wbr />
                      </span>
                    )}
                    <span>{part}</span>
                  </Fragment>
                ))}
              </th>
              <td>{bestFor}</td>
              <td>{pros}</td>
              <td>{cons}</td>
              <td>{price}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  </Section>
)
