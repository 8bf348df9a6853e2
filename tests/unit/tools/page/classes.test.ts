import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { classesIn } from '../../../../tools/page/classes'

const namesIn = (source: string) => [...classesIn('src/made-up.tsx', source).keys()].join(' ')

test('Classes are found wherever they are chosen from strings', () => {
  for (const [source, names] of [
    ['<p className="card wide" />', 'card wide'],
    ['<p className={isOpen ? "card open" : "card"} />', 'card open'],
    ['<p className={a ? "one" : b ? "two" : undefined} />', 'one two'],
    ['<p className={kind !== "High" ? "sea" : "sky"} />', 'sea sky'],
    ['<p className={(isOpen && "open") || "shut"} />', 'open shut'],
    ['<p className={`card\n  wide`} />', 'card wide'],
    ['<p className={`card ${isOpen ? "open" : ""} ${isWide ? "wide" : ""}`} />', 'card open wide'],
    ['<p className={`${isOpen ? "open" : "shut"} card`} />', 'card open shut'],
    ['<p className={given ?? "card"} />', undefined],
    ['const className = isOpen ? "open" : "shut"; <p className={className} />', 'open shut'],
    ['let className = "a"; className = "b"; <p className={className} />', 'a b'],
    ['const parts = [{ d: "M0 0", className: "sun" }]; parts.map((p) => <path {...p} />)', 'sun'],
    ['const part = { "className": "moon" }', 'moon'],
    ['function Box({ className }: Props) { return <p className={className} title="card" /> }', ''],
    ['function Box({ className = "card" }: Props) { return <p className={className} /> }', 'card'],
    ['<p className={props.className} />', ''],
    ['element.className = "late"', 'late'],
    ['element.classList.add("one", "two"); element.classList.toggle("three", isThree)', 'one two three'],
  ] as const) {
    if (names === undefined) assert.throws(() => namesIn(source), source)
    else assert.is(namesIn(source), names, source)
  }
})

test('A place whose classes could be any is refused in one line that says where it is and what to write', () => {
  for (const expression of [
    '`card ${size}`',
    '`card-${isWide ? "wide" : "narrow"}`',
    '`${isWide ? "wide" : "narrow"}-card`',
    '`${isWide ? "a" : "b"}${isWide ? "c" : "d"}`',
    '"card " + size',
    'size',
    'sizes[size]',
    'classesOf(size)',
    '["a", "b"].join(" ")',
    'a ? size : "card"',
  ]) {
    for (const source of [
      `\n<p className={${expression}} />`,
      `\nconst className = ${expression}`,
      `\nconst part = { className: ${expression} }`,
      `\nelement.className = ${expression}`,
      `\nelement.classList.add(${expression})`,
    ]) {
      assert.throws(
        () => namesIn(source),
        (error: Error) =>
          /^src\/made-up\.tsx:2: the classes here cannot be checked; choose from strings, as in className=\{.*$/.test(
            error.message,
          ),
        source,
      )
    }
  }
})

test('A name that stands for a className is refused, since nothing tells what it is', () => {
  assert.throws(() => namesIn('parts.map(({ className: paint }) => <path className={paint} />)'))
})

test('The attribute class is refused', () => {
  assert.throws(() => namesIn('<p class="card" />'), /src\/made-up\.tsx:1: write className for class/)
})

test('Each class is known by the place that names it first', () => {
  const classes = classesIn('src/made-up.tsx', '<>\n<b className="a" />\n<i className="a b" />\n</>')
  assert.equal(
    [...classes],
    [
      ['a', 'src/made-up.tsx:2'],
      ['b', 'src/made-up.tsx:3'],
    ],
  )
})

test.run()
