import { chromium } from 'playwright'
import { readFileSync } from 'node:fs'
const [, , out, w, h, ...parts] = process.argv
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
const p = await b.newPage({ viewport: { width: +w, height: +h } })
// each part: file,x,y,w,h
const html = parts
  .map((q) => {
    const [f, x, y, ww, hh] = q.split(',')
    return `<div style="display:inline-block;position:relative;overflow:hidden;width:${ww}px;height:${hh}px"><img style="position:absolute;left:-${x}px;top:-${y}px" src="data:image/png;base64,${readFileSync('.cache/sheet/' + f + '.png').toString('base64')}"></div>`
  })
  .join('')
await p.setContent(`<body style="margin:0;background:#888">${html}`)
await p.screenshot({ path: out })
await b.close()
