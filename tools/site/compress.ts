/** Writes a `.br` and a `.gz` beside every text file, for hosts that serve precompressed files. */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const textFile = /\.(?:html|js|json|svg|txt|webmanifest|xml)$/

/** Compresses the text files of a folder at the highest quality; skips files that do not shrink. */
export async function compressFiles(folder: string): Promise<void> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => textFile.test(file))
  // Compresses identical files, such as the page's copies, only once.
  const done = new Map<string, Promise<[brotli: Buffer, gzip: Buffer]>>()
  await Promise.all(
    files.map(async (file) => {
      const bytes = await readFile(path.join(folder, file))
      const content = bytes.toString('latin1')
      if (!done.has(content)) done.set(content, Promise.all([toBrotli(bytes), toGzip(bytes)]))
      const [brotli, gzip] = await done.get(content)!
      if (brotli.length < bytes.length) await writeFile(path.join(folder, `${file}.br`), brotli)
      if (gzip.length < bytes.length) await writeFile(path.join(folder, `${file}.gz`), gzip)
    }),
  )
}

export async function toBrotli(bytes: Buffer): Promise<Buffer> {
  return promisify(brotliCompress)(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  })
}

/** Index of the byte in a gzip header that names the operating system, and its value for "unknown" (RFC 1952, 2.3). */
const systemByte = 9
const unknownSystem = 255

export async function toGzip(bytes: Buffer): Promise<Buffer> {
  const compressed = await promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION })
  // Keeps builds identical on all systems.
  compressed[systemByte] = unknownSystem
  return compressed
}
