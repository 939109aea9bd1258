import { Link } from 'react-router'
import type { ConsentChoice } from '../consent/consent.ts'
import './StreetQuestion.css'

export interface StreetQuestionProps {
  host: string
  isAgreed: boolean
  choose: (choice: ConsentChoice) => void
}

export const StreetQuestion = ({ host, isAgreed, choose }: StreetQuestionProps) => (
  <details className="card street-question small-text">
    <summary className="touch">{isAgreed ? 'Streets' : 'Show streets'}</summary>
    <p>
      Streets come from <bdi>{host}</bdi>, which {isAgreed ? 'sees' : 'would see'} your IP address and where you look on
      the map. <Link to="/cookie-policy">Cookie policy</Link>
    </p>
    <button type="button" className="outline-button" onClick={() => choose(isAgreed ? 'unknown' : 'accepted')}>
      {isAgreed ? 'Hide Streets' : 'Show Streets'}
    </button>
  </details>
)
