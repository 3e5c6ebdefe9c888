/** Whole numbers from 0 to 2^53 in seven bits a byte, the lowest first (LEB128). */
export function writeVarint(to: number[], value: number) {
  let rest = value
  while (rest >= 128) {
    to.push((rest % 128) + 128)
    rest = Math.floor(rest / 128)
  }
  to.push(rest)
}

export type Cursor = { at: number }

export function readVarint(bytes: Uint8Array, cursor: Cursor): number {
  let value = 0
  for (let scale = 1; ; scale *= 128) {
    const byte = bytes[cursor.at]
    if (byte === undefined) throw new Error('a varint without an end')
    cursor.at += 1
    if (byte < 128) return value + byte * scale
    value += (byte - 128) * scale
  }
}
