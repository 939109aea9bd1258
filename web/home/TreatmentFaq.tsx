import { Link } from 'react-router'
import { Section } from './Section.tsx'
import { treatmentQuestions } from './treatment-questions.ts'

/** The questions that the structured data holds, open to read. */
export const TreatmentFaq = () => (
  <Section title="Window Treatment FAQ" isTinted>
    <div className="faq">
      {treatmentQuestions.map(({ question, answer, more }) => (
        <div key={question}>
          <h3>{question}</h3>
          <p>{answer} {more && <Link to={more.to}>{more.label}</Link>}</p>
        </div>
      ))}
    </div>
  </Section>
)
