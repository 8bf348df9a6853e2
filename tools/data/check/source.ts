/** Where `check-data` finds the files. */
import { stat } from 'node:fs/promises'
import { userPath } from '../../command'
import { UsageError } from '../../fail'

export type Source = { from: 'folder'; folder: string } | { from: 'host'; url: string }

/** Opens the folder or URL in an argument. Rejects with a UsageError that quotes no URL, as it may contain a password. */
export const openSource = async (argument: string): Promise<Source> =>
  /^[a-z][a-z\d+.-]*:\/\/|^https?:/i.test(argument) ? openUrl(argument) : openFolder(userPath(argument))

function openUrl(argument: string): Source {
  if (!URL.canParse(argument)) throw new UsageError(`invalid URL; use one such as ${exampleUrl}`)
  const { protocol, username, password, href } = new URL(argument)
  if (!/^https?:$/.test(protocol)) {
    throw new UsageError(`invalid URL: unknown protocol (${protocol}); use one such as ${exampleUrl}`)
  }
  if (username || password) throw new UsageError('URL with a user name or password; remove them')
  return { from: 'host', url: href }
}

const exampleUrl = 'https://raw.githubusercontent.com/owner/repository/main/data'

async function openFolder(folder: string): Promise<Source> {
  const stats = await stat(folder).catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(
      `${folder}: ${error.code === 'ENOENT' ? 'not found' : error.message}; give a folder or URL`,
    )
  })
  if (!stats.isDirectory())
    throw new UsageError(`${folder}: not a folder; give the folder that holds the files`)
  return { from: 'folder', folder }
}
