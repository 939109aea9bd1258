import { Icon } from '../../ui/kit/Icon.tsx'
import { WhenSeen } from '../../ui/WhenSeen.tsx'
import { questionsOf, type GuideContent } from './county-questions.ts'

/** What visitors ask, answered from the county's guide. */
export const CountyQuestions = ({ name, guide }: { name: string; guide: GuideContent }) => (
  <WhenSeen as="section" aria-labelledby="questions" of={[name, guide]}>
    <h2 className="heading" id="questions">
      Frequently Asked Questions
    </h2>
    {questionsOf(name, guide).map(({ question, answer }) => (
      <details key={question} name="questions" className="county-fold">
        <summary>
          <h3>{question}</h3> <Icon name="chevron-down" />
        </summary>
        <p>{answer}</p>
      </details>
    ))}
  </WhenSeen>
)
