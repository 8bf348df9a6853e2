import { tokens } from '../../src/styles/tokens'

/** Returns all colours as custom properties. Printouts are always light. */
export function colourSheet(): string {
  return `
    :root { ${colourProperties('light')} color-scheme: light }
    @media screen { .dark { ${colourProperties('dark')} color-scheme: dark } }`
}

/** Returns the declarations of one scheme's colours: `--ink:#10303f;--quiet:…`. */
export function colourProperties(scheme: 'light' | 'dark'): string {
  return Object.entries(tokens)
    .map(([name, colour]) => `--${name}:${colour[scheme]};`)
    .join('')
}

/**
 * Returns the colour that a setting in `src/camp.ts` stands for: the token of that name, or else the setting itself.
 */
export function colourValue(setting: string, scheme: 'light' | 'dark' = 'light'): string {
  return Object.entries(tokens).find(([name]) => name === setting)?.[1][scheme] ?? setting
}
