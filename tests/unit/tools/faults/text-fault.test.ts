import { assert, test } from '#test'
import { textFault } from '../../../../tools/faults/text-fault'

test('text fault: garbled letters are read as they were meant', () => {
  for (const [text, meant] of [
    ['CafÃ©', 'Café'],
    ['l’Ã©tÃ©', 'l’été'],
    ['“CafÃ©”', '“Café”'],
    ['Caf√©', 'Café'],
    ['“Caf√©”', '“Café”'],
    ['Donâ€™t', 'Don’t'],
  ] as const)
    assert.is(textFault(text)?.hint, `write "${meant}", and save the file as UTF-8`, text)
})

test('text fault: letters of other languages are not garbled', () => {
  for (const text of [
    'Віє вітер',
    '«Віїв»',
    'Корпус «В»',
    'Табір “Г”',
    '“Å”',
    '“AMANHÃ”…',
    '„CASĂ”…',
    '«\u00a0Â\u00a0»',
    'l’été à la plage',
    '“Öland”',
    'Á “½” mílu',
    'Žluťoučký kůň',
  ])
    assert.is(textFault(text), undefined, text)
})
