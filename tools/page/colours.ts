import { tokens } from '../../src/styles/tokens'

/** The stylesheet of all colours as custom properties. Paper has no dark side. */
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

/** The colour that a setting of `src/camp.ts` means: itself, or that of the token with this name. */
export function colourValue(setting: string, scheme: 'light' | 'dark' = 'light'): string {
  return Object.entries(tokens).find(([name]) => name === setting)?.[1][scheme] ?? setting
}
