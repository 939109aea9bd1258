/** The oldest supported browsers: iPhone 6s and 7 (iOS 15), Windows 7 (Chrome 109, Firefox 115). */
export const browserTargets = { chrome: 109, firefox: 115, safari: 15.4, ios: 15.4 } as const

export const buildTarget = Object.entries(browserTargets).map(([name, version]) => `${name}${version}`)
