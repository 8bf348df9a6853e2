/** Another camp's settings, and a fork of the project for it. */
import { cp, mkdtemp, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { projectFolder } from '../../tools/files'

export {
  camp as otherCamp,
  manifest as otherManifest,
  dataSource as otherDataSource,
  sources as otherSources,
} from '../../tools/sample/other-camp'

/** The module with the other camp's settings, which tests use because a fork has its own in `src/camp.ts`. */
export const otherCampFile = 'tools/sample/other-camp.ts'

const copied = ['build.ts', 'package.json', 'tsconfig.json', 'tools', 'public', 'src', 'sw']

/** Copies the files that the build needs into a new folder outside the project; returns the folder. */
export const copyProject = async (): Promise<string> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'strandline-fork-'))
  for (const name of copied)
    await cp(path.join(projectFolder, name), path.join(folder, name), { recursive: true })
  await symlink(path.join(projectFolder, 'node_modules'), path.join(folder, 'node_modules'))
  return folder
}
