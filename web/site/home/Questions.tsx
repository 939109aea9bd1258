import { Link } from 'react-router'
import { Fold } from '../../ui/MobileDisclosure.tsx'
import type { TreatmentQuestion } from './treatment-questions.ts'

interface QuestionsProps {
  /** The browser opens at most one question with this name. */
  name: string
  questions: readonly TreatmentQuestion[]
}

/** The browser's own accordion works without JavaScript, and find-in-page searches closed answers. */
export const Questions = ({ name, questions }: QuestionsProps) => (
  <div className="questions">
    {questions.map(({ question, answer, more }) => (
      <Fold key={question} className="fold" group={name} name={question} summary={<h3>{question}</h3>}>
        <p>
          {answer} {more && <Link to={more.to}>{more.label}</Link>}
        </p>
      </Fold>
    ))}
  </div>
)
