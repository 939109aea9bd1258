/** Inhabitants: fewer than a village’s, or an unknown number, make a hamlet. */
export const villageFrom = 1_000
export const smallTownFrom = 5_000
export const townFrom = 10_000
export const largeTownFrom = 20_000
export const cityFrom = 50_000
export const largeCityFrom = 100_000
