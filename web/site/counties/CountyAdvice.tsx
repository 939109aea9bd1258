import { MobileDisclosure } from '../../ui/MobileDisclosure.tsx'
import { HydrateOnVisible } from '../../ui/HydrateOnVisible.tsx'
import type { ShownCounty } from './county-types.ts'

export const CountyAdvice = ({ county: { name, advice } }: { county: Pick<ShownCounty, 'name' | 'advice'> }) => (
  <HydrateOnVisible as="section" aria-labelledby="advice" of={[name, advice]}>
    <h2 className="heading" id="advice">
      Expert Advice for {name}
    </h2>
    <MobileDisclosure label="Read the advice">
      <div className="county-advice">
        {advice.map(({ title, content, tags }) => (
          <article key={title}>
            <h3>{title}</h3>
            <p>{content}</p>
            <ul className="badges" aria-label="Topics">
              {tags.map((tag) => (
                <li key={tag}>{tag}</li>
              ))}
            </ul>
          </article>
        ))}
        <aside aria-labelledby="why-advice">
          <h3 id="why-advice">Why Expert Advice Matters</h3>
          <p>
            Made-to-measure window dressings have to be right first time. A fitter who knows homes in {name} spots what
            a tape measure misses: the uneven reveal, the awkward handle, the morning sun.
          </p>
        </aside>
      </div>
    </MobileDisclosure>
  </HydrateOnVisible>
)
