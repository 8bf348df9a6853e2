/** The start of a response's body: stops after the chunk that reaches `enoughBytes`, to detect one that is too long. */
export const readBody = async (response: Response, enoughBytes: number): Promise<Buffer> => {
  const chunks: Uint8Array[] = []
  let byteCount = 0
  for await (const chunk of response.body ?? []) {
    chunks.push(chunk)
    byteCount += chunk.length
    if (byteCount >= enoughBytes) break
  }
  return Buffer.concat(chunks)
}
