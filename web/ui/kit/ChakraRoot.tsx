import { ChakraProvider, createSystem, defaultBaseConfig, defineConfig, type SystemContext } from '@chakra-ui/react'
import type { EmotionCache } from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { use, useState, type ReactNode } from 'react'
import { ChakraStyles, createStyles } from './chakra-styles.ts'
import {
  buttonRecipe,
  containerRecipe,
  headingRecipe,
  menuSlotRecipe,
  progressSlotRecipe,
  tooltipSlotRecipe,
} from '@chakra-ui/react/theme'
import './chakra-tokens.css'

let shared: EmotionCache | undefined

/** Only sign-in, invitations and the office load Chakra. */
export const ChakraRoot = ({ children }: { children: ReactNode }) => {
  const ofServer = use(ChakraStyles)
  const [styles] = useState(() => ofServer ?? (shared ??= createStyles()))
  return (
    <CacheProvider value={styles}>
      <ChakraProvider value={siteSystem()}>{children}</ChakraProvider>
    </CacheProvider>
  )
}

/** Only the tokens in use: Chakra's whole set costs 5 kB. */
const steps = [
  0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24, 28, 32, 36, 40, 44, 48, 56, 64,
]
const spacing = Object.fromEntries(steps.map((step) => [step, { value: `calc(${step} * var(--site-space))` }]))
const breakpoints = { sm: '480px', md: '768px', lg: '1024px', xl: '1280px', '2xl': '1536px' }
const values = (all: Record<string, string>) =>
  Object.fromEntries(Object.entries(all).map(([name, value]) => [name, { value }]))

/** A property of tokens.css, so that the office looks like the public pages. */
const token = (name: string) => ({ value: `var(--site-${name})` })
const tokens = (group: string, names: string[]) =>
  Object.fromEntries(names.map((name) => [name, token(`${group}-${name}`)]))

const shades = (colour: string, names: string[]) =>
  Object.fromEntries(names.map((name) => [name, token(`colors-${colour}${name === 'DEFAULT' ? '' : `-${name}`}`)]))

const palette = ['solid', 'contrast', 'muted', 'emphasized']

const config = defineConfig({
  cssVarsRoot: ':where(:root)',
  cssVarsPrefix: 'kit',
  preflight: false, // base.css does that
  conditions: { dark: '@media (prefers-color-scheme: dark)', hover: '&:is(:hover, [data-hover]):not(:disabled)' },
  globalCss: { html: { colorPalette: 'accent' } },
  theme: {
    breakpoints,
    keyframes: {
      spin: { to: { transform: 'rotate(360deg)' } },
      position: { from: { left: 'var(--animate-from-x)' }, to: { left: 'var(--animate-to-x)' } },
      'fade-in': { from: { opacity: 0 }, to: { opacity: 1 } },
      'fade-out': { from: { opacity: 1 }, to: { opacity: 0 } },
    },
    layerStyles: { disabled: { value: { opacity: '0.5', cursor: 'not-allowed' } } },
    textStyles: Object.fromEntries(
      ['xs', 'sm', 'md', 'lg', 'xl', '2xl', '3xl', '4xl'].map((size, at) => [
        size,
        { value: { fontSize: size, lineHeight: at > 4 ? '1.2' : '1.5' } },
      ]),
    ),
    tokens: {
      animations: values({ spin: 'spin 1s linear infinite' }),
      borders: values({ xs: '0.5px solid', sm: '1px solid', md: '2px solid' }),
      cursor: values({
        button: 'pointer',
        disabled: 'not-allowed',
        checkbox: 'default',
        menuitem: 'default',
        radio: 'default',
      }),
      fontWeights: values({ normal: '400', medium: '500', semibold: '600', bold: '700' }),
      lineHeights: values({ shorter: '1.25', short: '1.375', moderate: '1.5', tall: '1.625' }),
      sizes: {
        ...spacing,
        ...values({
          full: '100%',
          max: 'max-content',
          min: 'min-content',
          fit: 'fit-content',
          prose: '60ch',
          '2xs': '16rem',
          xs: '20rem',
          sm: '24rem',
          md: '28rem',
        }),
        ...Object.fromEntries(Object.entries(breakpoints).map(([name, value]) => [`breakpoint-${name}`, { value }])),
      },
      spacing,
      zIndex: values({ docked: '10', sticky: '20', popover: '1400', toast: '1700', tooltip: '1800' }),
      fonts: tokens('fonts', ['heading', 'body']),
      fontSizes: tokens('font-sizes', ['xs', 'sm', 'md', 'lg', 'xl', '2xl', '3xl', '4xl']),
      durations: { fast: { value: '100ms' }, moderate: { value: '150ms' }, slow: { value: '150ms' } },
      radii: {
        l1: token('radii-small'),
        l2: token('radii-control'),
        l3: token('radii-card'),
        sm: token('radii-small'),
        md: token('radii-control'),
        full: { value: '9999px' },
      },
    },
    semanticTokens: {
      colors: {
        bg: {
          ...shades('bg', ['DEFAULT', 'subtle', 'muted', 'emphasized', 'panel', 'error']),
          inverted: token('colors-fg'),
        },
        fg: { ...shades('fg', ['DEFAULT', 'muted', 'subtle', 'error']), inverted: token('colors-bg') },
        border: shades('border', ['DEFAULT', 'muted', 'subtle', 'emphasized']),
        accent: { ...shades('accent', [...palette, 'fg', 'subtle']), focusRing: token('colors-accent-solid') },
        brass: shades('brass', ['DEFAULT', 'fg', 'subtle']),
        brick: {
          ...shades('brick', palette),
          fg: token('colors-brick-solid'),
          subtle: token('colors-bg-error'),
          focusRing: token('colors-brick-solid'),
        },
      },
      shadows: { card: token('shadows-card') },
    },
    recipes: {
      button: { ...buttonRecipe, base: { ...buttonRecipe.base, minH: '11' } }, // 44 px: a finger's width
      container: containerRecipe,
      heading: headingRecipe,
    },
    slotRecipes: {
      menu: {
        ...menuSlotRecipe,
        base: {
          ...menuSlotRecipe.base,
          content: { ...menuSlotRecipe.base?.content, borderWidth: '1px', borderRadius: 'l3', boxShadow: 'card' },
          item: { ...menuSlotRecipe.base?.item, minH: '11' },
        },
      },
      progress: progressSlotRecipe,
      tooltip: tooltipSlotRecipe,
    },
  },
})

let system: SystemContext | undefined

/** Created on first use, since it is slow. */
const siteSystem = (): SystemContext => (system ??= withoutReset(createSystem(defaultBaseConfig, config)))

/** Removes the empty reset, which would swallow the next rule. */
const withoutReset = (made: SystemContext): SystemContext => ({ ...made, _global: made._global.slice(1) })
