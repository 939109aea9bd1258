/**
 * A wall with three tall windows in daylight: a half-raised blind, curtains, and shutters ajar. Evening in the dark
 * scheme.
 */
export const HeroPicture = () => (
  <svg
    className="hero-picture"
    viewBox="0 0 640 440"
    preserveAspectRatio="xMidYMin slice"
    aria-hidden="true"
    focusable="false"
  >
    <rect className="wall" width="640" height="440" />
    <rect className="floor" y="392" width="640" height="48" />
    {[36, 240, 444].map((x) => (
      <Window key={x} x={x} />
    ))}
    <path className="slat" d={slats(48, 66, 136, 13, 13)} />
    <path className="cord" d="M172 66V268" />
    <circle className="cord-end" cx="172" cy="273" r="5" />
    <path className="pole" d="M222 48H418" />
    <circle className="pole-end" cx="220" cy="48" r="7" />
    <circle className="pole-end" cx="420" cy="48" r="7" />
    <path className="cloth" d={curtain(226, 1)} />
    <path className="cloth" d={curtain(414, -1)} />
    <path className="fold" d={[236, 250, 266].map((x) => pleat(x, 1)).join('')} />
    <path className="fold" d={[404, 390, 374].map((x) => pleat(x, -1)).join('')} />
    <path className="frame" d="M456 66h66v302h-66zM526 66h66v302h-66z" />
    <path className="louvre" d={slats(463, 76, 52, 20, 14) + slats(533, 76, 52, 20, 14)} />
  </svg>
)

const Window = ({ x }: { x: number }) => (
  <>
    <rect className="architrave" x={x} y="54" width="160" height="326" rx="3" />
    <rect className="glass" x={x + 12} y="66" width="136" height="302" />
    <path className="hill" d={`M${x + 12} 300q40 -34 78 -12t58 -16v96h-136z`} />
    <path className="bar" d={`M${x + 78} 66h4v302h-4zM${x + 12} 214h136v4h-136z`} />
    <rect className="sill" x={x - 8} y="374" width="176" height="12" rx="2" />
  </>
)

/** Level slats, one below another. */
const slats = (x: number, y: number, width: number, step: number, count: number) =>
  Array.from({ length: count }, (_, index) => `M${x} ${y + index * step}h${width}v${step * 0.66}h-${width}z`).join('')

/** A curtain drawn to the side: falls from the pole and opens a little towards the floor. */
const curtain = (x: number, side: 1 | -1) =>
  `M${x} 50h${side * 48}q${side * -4} 180 ${side * 8} 350h${side * -62}q${side * 8} -170 ${side * 6} -350z`

const pleat = (x: number, side: 1 | -1) =>
  `M${x} 52q${side * -5} 176 ${side * 1} 346h${side * 5}q${side * -5} -170 ${side * -2} -346z`
