import { Questions } from './Questions.tsx'
import { Section } from './Section.tsx'
import { treatmentQuestions } from './treatment-questions.ts'

export const TreatmentFaq = () => (
  <Section title="Window Treatment FAQ" isTinted>
    <Questions name="treatments" questions={treatmentQuestions} />
  </Section>
)
