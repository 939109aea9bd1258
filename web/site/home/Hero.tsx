import { HeroSearch } from './HeroSearch.tsx'
import { HeroServices } from './HeroServices.tsx'
import './Hero.css'

export const Hero = () => (
  <div className="hero">
    <div className="home-inner">
      <div className="hero-words">
        <h1>Find blind, curtain and shutter suppliers near you</h1>
        <p>
          Compare local makers and fitters across the UK and Europe, with reviews from their customers. Free to use, no
          account needed.
        </p>
        <HeroSearch />
      </div>
      <HeroServices />
    </div>
  </div>
)
