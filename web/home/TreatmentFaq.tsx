import { Questions } from './Questions.tsx'
import { Section } from './Section.tsx'
import { treatmentQuestions } from './treatment-questions.ts'

/** The questions that the structured data holds too. */
export const TreatmentFaq = () => (
  <Section title="Window Treatment FAQ" isTinted>
    <Questions name="treatments" questions={treatmentQuestions} />
  </Section>
)
