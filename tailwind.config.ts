import type { Config } from 'tailwindcss';

/**
 * The names that components use for the tokens of skin/tokens.css. There are no others: a component
 * has no raw color, radius, shadow or font size to reach for.
 */
const config: Config = {
  content: [],
  // The theme that is shown, which a person may have chosen: the theme store writes it.
  darkMode: ['selector', '[data-theme="dark"]'],
  theme: {
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      canvas: 'var(--canvas)',
      surface: 'var(--surface)',
      sunken: 'var(--sunken)',
      text: 'var(--text)',
      muted: 'var(--muted)',
      border: 'var(--border)',
      control: 'var(--control)',
      accent: {
        DEFAULT: 'var(--accent)',
        hover: 'var(--accent-hover)',
        tint: 'var(--accent-tint)',
      },
      'on-accent': 'var(--on-accent)',
      danger: { DEFAULT: 'var(--danger)', tint: 'var(--danger-tint)' },
      success: { DEFAULT: 'var(--success)', tint: 'var(--success-tint)' },
      warning: { DEFAULT: 'var(--warning)', tint: 'var(--warning-tint)' },
      backdrop: 'var(--backdrop)',
      // System colors, for `forced-colors:` variants.
      highlight: 'Highlight',
      'highlight-text': 'HighlightText',
      'gray-text': 'GrayText',
      'button-face': 'ButtonFace',
    },
    fontFamily: { sans: 'var(--font)', mono: 'var(--font-mono)' },
    fontSize: {
      caption: ['0.75rem', '1rem'],
      small: ['0.8125rem', '1.25rem'],
      body: ['0.875rem', '1.25rem'],
      input: ['var(--input-text)', '1.25rem'],
      lead: ['1rem', '1.5rem'],
      title: ['1.25rem', '1.75rem'],
      display: ['1.625rem', '2rem'],
    },
    fontWeight: { normal: '400', medium: '500', semibold: '600' },
    borderRadius: {
      none: '0',
      control: 'var(--radius)',
      card: 'calc(var(--radius) + 2px)',
      overlay: 'calc(var(--radius) + 4px)',
      full: '9999px',
    },
    boxShadow: { none: 'none', overlay: 'var(--shadow-overlay)' },
    transitionDuration: { press: '120ms', overlay: '180ms' },
    extend: {
      spacing: {
        control: 'var(--control-height)',
        'control-compact': 'var(--control-height-compact)',
        'control-comfortable': 'var(--control-height-comfortable)',
        row: 'var(--row-height)',
        'row-compact': 'var(--row-height-compact)',
        bar: 'var(--bar-height)',
        'below-bar': 'calc(100dvh - var(--bar-height))',
        sidebar: 'var(--sidebar-width)',
        'sidebar-collapsed': 'var(--sidebar-collapsed-width)',
        notification: 'min(22.5rem, calc(100dvw - 1rem))',
        gutter: 'var(--gutter)',
        // No wider than a finger needs, so that large text keeps the rest of the field.
        'input-button': 'var(--input-button-width)',
        'two-input-buttons': 'calc(2 * var(--input-button-width))',
      },
      maxWidth: {
        // For overlays: as far from the window's edges as useAnchoredPosition keeps them.
        window: 'calc(100% - 1rem)',
      },
      minWidth: {
        // Not in rem: with large text its words are wide enough, and have to give way.
        palette: '224px',
        'palette-wide': '288px',
        // No more than the window has: a minimum wins over any maximum.
        menu: 'min(11rem, 100% - 1rem)',
      },
    },
  },
};

export default config;
