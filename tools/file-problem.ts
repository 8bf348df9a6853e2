/** Says in plain words what the file system's error codes mean. */
import { stat } from 'node:fs/promises'
import { UsageError } from './fail'

const meanings: Partial<Record<string, string>> = {
  EACCES: 'no permission',
  EBUSY: 'in use by another program',
  EEXIST: 'a file of that name already exists',
  EISDIR: 'a folder, not a file',
  ELOOP: 'a link to itself',
  ENAMETOOLONG: 'the name is too long',
  ENOENT: 'not found',
  ENOSPC: 'no space left on the disk',
  ENOTDIR: 'not a folder',
  EPERM: 'no permission',
  EROFS: 'the disk is read-only',
}

/** Describes an error of the file system: `not found`. */
export const fileProblem = ({ code = '', message }: NodeJS.ErrnoException): string =>
  meanings[code] ?? message

/** Whether an error comes from the file system. It names a path, except when the disk is full. */
export const isFileError = (error: unknown): error is NodeJS.ErrnoException & { dest?: string } =>
  error instanceof Error &&
  (('path' in error && typeof error.path === 'string' && 'syscall' in error) ||
    ('code' in error && error.code === 'ENOSPC'))

/** Throws a UsageError that begins with `name` and ends with `hint` if a path is not a folder's. */
export async function expectFolder(folder: string, hint: string, name = folder): Promise<void> {
  const stats = await stat(folder).catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(`${name}: ${fileProblem(error)}; ${hint}`)
  })
  if (!stats.isDirectory()) throw new UsageError(`${name}: not a folder; ${hint}`)
}
