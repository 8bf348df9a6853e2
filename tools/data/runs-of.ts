/** Cuts a list wherever an item does not continue the one before it. */
export function runsOf<Item>(items: Item[], continues: (before: Item, item: Item) => boolean): Item[][] {
  const runs: Item[][] = []
  for (const item of items) {
    const run = runs.at(-1)
    if (run && continues(run.at(-1)!, item)) run.push(item)
    else runs.push([item])
  }
  return runs
}
