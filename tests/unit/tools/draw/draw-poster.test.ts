import { assert, test } from '#test'
import { codeMarkup } from '../../../../tools/draw/draw-poster'

test('poster: four empty squares surround the code', () => {
  const markup = codeMarkup('https://camp.example/')
  const size = Number(/viewBox="0 0 (\d+) /.exec(markup)?.[1])
  const positions = [...markup.matchAll(/M(\d+) (\d+)/g)].flatMap(([, x, y]) => [Number(x), Number(y)])
  assert.equal([Math.min(...positions), Math.max(...positions)], [4, size - 5])
})
