/** A camp's data files in the project's own repository: the folder `data/`, and where GitHub publishes it. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { askGit } from './ask-git'
import { UsageError } from './fail'
import { projectFolder } from './files'

/** Returns the path of the folder `data/`; undefined if there is none, as in the project itself. */
export function findOwnData(folder = projectFolder): string | undefined {
  const data = path.join(folder, 'data')
  return existsSync(data) ? data : undefined
}

/**
 * Returns the names of the GitHub repository that a folder belongs to: those in `GITHUB_REPOSITORY`, which GitHub
 * Actions sets, else those of the git remote `origin`. Throws a UsageError if neither names a repository on
 * github.com.
 */
export function findRepository(
  { GITHUB_REPOSITORY: given }: Record<string, string | undefined>,
  folder = projectFolder,
): { owner: string; repository: string } {
  const origin = given ? undefined : readOrigin(folder)
  const [, owner, repository] = (given ? fullName.exec(given) : addressOnGitHub.exec(origin ?? '')) ?? []
  if (owner && repository) return { owner, repository }
  const found = given
    ? `GITHUB_REPOSITORY is "${given.replace(/\s/g, ' ')}"`
    : `GITHUB_REPOSITORY is not set, and the git remote origin is ${origin ? `"${origin}"` : 'missing'}`
  throw new UsageError(
    `data/: unknown GitHub repository (${found}); give owner and repository of dataSource in src/camp.ts`,
  )
}

/** A name in a GitHub address. */
const name = String.raw`((?!\.+(?:/|$))[\w.-]+?)`

const fullName = new RegExp(`^${name}/${name}$`)

/** Git's addresses of a repository on github.com: `https://…`, `git@…`, `ssh://git@…`; the last also on port 443. */
const addressOnGitHub = new RegExp(
  String.raw`^(?:https?://(?:[^\s/@]*@)?github\.com/|(?:ssh://)?git@(?:ssh\.)?github\.com(?::\d+/|[:/]))${name}/${name}(?:\.git)?/?$`,
  'i',
)

function readOrigin(folder: string): string | undefined {
  // Git would also find a repository that contains the folder.
  return existsSync(path.join(folder, '.git')) ? askGit(folder, 'remote', 'get-url', 'origin') : undefined
}
