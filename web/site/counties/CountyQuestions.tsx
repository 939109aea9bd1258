import { HydrateOnVisible } from '../../ui/HydrateOnVisible.tsx'
import { Fold } from '../../ui/MobileDisclosure.tsx'
import { getCountyQuestions, type GuideContent } from './county-questions.ts'

export const CountyQuestions = ({ name, guide }: { name: string; guide: GuideContent }) => (
  <HydrateOnVisible as="section" aria-labelledby="questions" of={[name, guide]}>
    <h2 className="heading" id="questions">
      Frequently Asked Questions
    </h2>
    {getCountyQuestions(name, guide).map(({ question, answer }) => (
      <Fold key={question} className="county-fold" group="questions" name={question} summary={<h3>{question}</h3>}>
        <p>{answer}</p>
      </Fold>
    ))}
  </HydrateOnVisible>
)
