/** `npm run check-data -- FOLDER|URL`: says what the app will make of the four files, before a camper finds out. */
import { camp } from '../../src/camp'
import { schemas, type DatasetName } from '../../src/schemas'
import { reportOn, type Outcome } from './data-report'
import { inspectFile } from './inspect-file'
import { readDataFile } from './read-data-file'

const usage = `usage: npm run check-data -- FOLDER|URL
FOLDER, or what is below URL, holds weather.json, tides.json, locations.json and calendar.json, or some of them.
Ends with 0 when they are good, with 1 when the app would refuse one, with 2 when one cannot be read or none is there.`

const inspect = async (source: string, name: DatasetName): Promise<Outcome> => {
  const read = await readDataFile(source, `${name}.json`)
  return 'bytes' in read ? inspectFile(name, read.bytes, Date.now(), camp) : read
}

const [source, ...others] = process.argv.slice(2)
if (!source || others.length || source.startsWith('-')) {
  console.error(usage)
  process.exitCode = 2
} else {
  const names = Object.keys(schemas) as DatasetName[]
  const outcomes = names.map(async (name): Promise<[DatasetName, Outcome]> => [
    name,
    await inspect(source, name),
  ])
  const { lines, exitCode } = reportOn(await Promise.all(outcomes))
  console.log(lines.join('\n'))
  process.exitCode = exitCode
}
