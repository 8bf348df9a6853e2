/** What Git leaves in a file where it cannot merge two versions. */
export const gitConflict = {
  marks: /^(?:<{7}|={7}|>{7})(?![<=>])/m,
  problem: 'two versions of the file, which Git could not merge',
  hint: 'keep one, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>',
}
