import { Questions } from './Questions.tsx'
import { Section } from './Section.tsx'
import { treatmentQuestions } from './treatment-questions.ts'

/** The questions that are also in the structured data. */
export const TreatmentFaq = () => (
  <Section title="Window Treatment FAQ" isTinted>
    <Questions name="treatments" questions={treatmentQuestions} />
  </Section>
)
