/** Reads the colours of `src/styles/tokens.css`, for what cannot use CSS variables: the manifest, icons, the poster. */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { projectFolder } from '../files'

/** Every token by its name, without the dashes, as the light scheme has it. */
export const readTokens = async (): Promise<Map<string, string>> => {
  const css = await readFile(path.join(projectFolder, 'src/styles/tokens.css'), 'utf8')
  const [light = ''] = css.split('.dark')
  return new Map([...light.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name, value]) => [name!, value!]))
}

/** The colour that a setting of `src/camp.ts` means: a token's value, or itself. */
export const colourValue = (setting: string, tokens: Map<string, string>): string =>
  tokens.get(setting) ?? setting
