import { Link } from 'react-router'
import type { ConsentChoice } from './consent.ts'
import './ConsentQuestion.css'

export const ConsentQuestion = ({ choose }: { choose: (choice: ConsentChoice) => void }) => (
  <section className="card flat row between small-text consent" aria-label="Advertising consent">
    <p>
      Allow advertising cookies? Our ad partner would see which pages you visit. The site works without them.{' '}
      <Link to="/cookie-policy">Cookie policy</Link>
    </p>
    <div className="row">
      <button type="button" className="outline-button" onClick={() => choose('refused')}>
        Refuse
      </button>
      <button type="button" className="outline-button" onClick={() => choose('accepted')}>
        Accept
      </button>
    </div>
  </section>
)
