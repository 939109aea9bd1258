import { HeroPicture } from './HeroPicture.tsx'
import { HeroSearch } from './HeroSearch.tsx'
import './Hero.css'

/** What the site is for, and its search, above the fold. */
export const Hero = () => (
  <div className="hero">
    <div className="home-inner">
      <div className="hero-words">
        <h1>Find blind, curtain and shutter suppliers near you</h1>
        <p>
          Local makers and fitters across the UK and Europe, with reviews by their customers. Free to use, no account
          needed.
        </p>
        <HeroSearch />
      </div>
      <HeroPicture />
    </div>
  </div>
)
