/** A response's body, up to a number of bytes or one chunk more: enough to see that a body is too long. */
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
