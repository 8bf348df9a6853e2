import { tokens } from '../../src/styles/tokens'

/** All colours as custom properties. Printouts are always light. */
export function colourSheet(): string {
  return `
    :root { ${colourProperties('light')} color-scheme: light }
    @media screen { .dark { ${colourProperties('dark')} color-scheme: dark } }`
}

/** The declarations of one scheme's colours: `--ink:#10303f;--quiet:…`. */
export function colourProperties(scheme: 'light' | 'dark'): string {
  return Object.entries(tokens)
    .map(([name, colour]) => `--${name}:${colour[scheme]};`)
    .join('')
}

/** The colour of a setting in `src/camp.ts`: the token with this name, or the setting itself. */
export function colourValue(setting: string, scheme: 'light' | 'dark' = 'light'): string {
  return Object.entries(tokens).find(([name]) => name === setting)?.[1][scheme] ?? setting
}
