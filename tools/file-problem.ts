/** Says in plain words what the file system's error codes mean. */
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
