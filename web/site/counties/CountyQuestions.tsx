import { Icon } from '../../ui/kit/Icon.tsx'
import { HydrateOnVisible } from '../../ui/HydrateOnVisible.tsx'
import { getCountyQuestions, type GuideContent } from './county-questions.ts'

export const CountyQuestions = ({ name, guide }: { name: string; guide: GuideContent }) => (
  <HydrateOnVisible as="section" aria-labelledby="questions" of={[name, guide]}>
    <h2 className="heading" id="questions">
      Frequently Asked Questions
    </h2>
    {getCountyQuestions(name, guide).map(({ question, answer }) => (
      <details key={question} name="questions" className="county-fold">
        <summary>
          <h3>{question}</h3> <Icon name="chevron-down" />
        </summary>
        <p>{answer}</p>
      </details>
    ))}
  </HydrateOnVisible>
)
