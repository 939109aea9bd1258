import { createSystem, defaultBaseConfig, defineConfig, type SystemContext } from '@chakra-ui/react'
import {
  buttonRecipe,
  containerRecipe,
  headingRecipe,
  inputRecipe,
  skeletonRecipe,
  textareaRecipe,
  toastSlotRecipe,
} from '@chakra-ui/react/theme'

/** Only the tokens that this site uses: Chakra's whole set costs every visitor 5 kB. */
const steps = [
  0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24, 28, 32, 36, 40, 44, 48, 56, 64,
]
const spacing = Object.fromEntries(steps.map((step) => [step, { value: `${step * 0.25}rem` }]))
const breakpoints = { sm: '480px', md: '768px', lg: '1024px', xl: '1280px', '2xl': '1536px' }
const values = (all: Record<string, string>) =>
  Object.fromEntries(Object.entries(all).map(([name, value]) => [name, { value }]))

/** A colour in the light and in the dark scheme. */
const both = (light: string, dark: string) => ({ value: { base: light, _dark: dark } })

const accent = {
  solid: both('#1f5b4f', '#8ccdbb'),
  contrast: both('#ffffff', '#10201c'),
  fg: both('#1f5b4f', '#8ccdbb'),
  muted: both('#dbe8e2', '#21403a'),
  subtle: both('#ecf3ef', '#1b302c'),
  emphasized: both('#c3d9d0', '#2b524a'),
  focusRing: both('#1f5b4f', '#8ccdbb'),
}

const config = defineConfig({
  cssVarsRoot: ':where(:root)',
  cssVarsPrefix: 'site',
  preflight: true,
  conditions: { dark: '@media (prefers-color-scheme: dark)', hover: '&:is(:hover, [data-hover]):not(:disabled)' },
  globalCss: {
    html: {
      colorPalette: 'accent',
      '--global-color-border': 'colors.border',
      '--global-color-placeholder': 'colors.fg.subtle',
      textSizeAdjust: '100%',
    },
    body: {
      bg: 'bg',
      color: 'fg',
      fontFamily: 'body',
      fontSize: 'md',
      lineHeight: '1.6',
      fontVariantNumeric: 'tabular-nums',
    },
    'h1, h2, h3': { textWrap: 'balance' },
    '*::selection': { bg: 'accent.emphasized' },
    ':focus-visible': { outline: '2px solid', outlineColor: 'accent.focusRing', outlineOffset: '2px' },
    '*, *::before, *::after': {
      _motionReduce: { animation: 'none !important', transition: 'none !important' },
    },
  },
  theme: {
    breakpoints,
    keyframes: {
      spin: { to: { transform: 'rotate(360deg)' } },
      pulse: { '50%': { opacity: '0.5' } },
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
      animations: values({ spin: 'spin 1s linear infinite', pulse: 'pulse 2s cubic-bezier(0.4, 0, 0.6, 1) infinite' }),
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
      zIndex: values({ docked: '10', sticky: '20', overlay: '1300', modal: '1400', toast: '1700', tooltip: '1800' }),
      fonts: {
        heading: { value: "'Fraunces', 'Fraunces Fallback', Georgia, serif" },
        body: { value: "'Inter Variable', 'Inter Fallback', system-ui, sans-serif" },
      },
      /** 17 px body, each step 1.2 times the last. */
      fontSizes: {
        xs: { value: '0.8125rem' },
        sm: { value: '0.9375rem' },
        md: { value: '1.0625rem' },
        lg: { value: '1.275rem' },
        xl: { value: '1.53rem' },
        '2xl': { value: '1.836rem' },
        '3xl': { value: '2.203rem' },
        '4xl': { value: '2.644rem' },
      },
      durations: { fast: { value: '100ms' }, moderate: { value: '150ms' }, slow: { value: '150ms' } },
      radii: {
        l1: { value: '4px' },
        l2: { value: '6px' },
        l3: { value: '10px' },
        sm: { value: '4px' },
        md: { value: '6px' },
        full: { value: '9999px' },
      },
    },
    semanticTokens: {
      colors: {
        bg: {
          DEFAULT: both('#faf7f2', '#141b1c'),
          subtle: both('#f4efe6', '#182122'),
          muted: both('#ece5d8', '#202b2c'),
          emphasized: both('#ddd3c1', '#2c393a'),
          panel: both('#fffdf9', '#1b2526'),
          inverted: both('#1f2a2e', '#ece7dd'),
          error: both('#fbece8', '#3a201b'),
        },
        fg: {
          DEFAULT: both('#1f2a2e', '#ece7dd'),
          muted: both('#535f62', '#b0b8b5'),
          subtle: both('#667174', '#98a19f'),
          inverted: both('#faf7f2', '#141b1c'),
          error: both('#97341f', '#f0a08d'),
        },
        border: {
          DEFAULT: both('#ddd5c6', '#334041'),
          muted: both('#e9e2d5', '#283435'),
          subtle: both('#efe9de', '#222d2e'),
          emphasized: both('#857f73', '#7c8a88'),
          error: both('#97341f', '#f0a08d'),
        },
        accent,
        brass: {
          DEFAULT: both('#a87527', '#d9a95a'),
          fg: both('#79540f', '#e0b670'),
          subtle: both('#f6ead3', '#372b17'),
        },
        brick: {
          solid: both('#97341f', '#f0a08d'),
          contrast: both('#ffffff', '#2a120c'),
          fg: both('#97341f', '#f0a08d'),
          muted: both('#f3d5cd', '#4a2820'),
          subtle: both('#fbece8', '#3a201b'),
          emphasized: both('#e9bcb1', '#5e342a'),
          focusRing: both('#97341f', '#f0a08d'),
        },
      },
      shadows: {
        card: {
          value: {
            base: '0 1px 2px rgb(31 42 46 / 6%), 0 4px 16px rgb(31 42 46 / 5%)',
            _dark: '0 1px 2px rgb(0 0 0 / 40%)',
          },
        },
      },
    },
    recipes: {
      button: buttonRecipe,
      container: containerRecipe,
      heading: headingRecipe,
      input: inputRecipe,
      skeleton: skeletonRecipe,
      textarea: textareaRecipe,
    },
    slotRecipes: { toast: toastSlotRecipe },
  },
})

let system: SystemContext | undefined

/**
 * Linen, ink, bottle green and brass; the dark scheme follows the visitor's system, without a script. Created when
 * first needed, since it takes a phone some time.
 */
export const siteSystem = (): SystemContext => (system ??= createSystem(defaultBaseConfig, config))
