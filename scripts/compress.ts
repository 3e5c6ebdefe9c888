import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const worthIt = /\.(js|css|svg|html)$/

/** Writes a .br and a .gz beside every text file of the build, so that the server compresses nothing while it serves. */
export function compress(): Plugin {
  let outDir = ''
  return {
    name: 'compress',
    apply: 'build',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir)
    },
    async closeBundle(error) {
      if (error) return
      const files = await readdir(outDir, { recursive: true })
      await Promise.all(files.filter((file) => worthIt.test(file)).map((file) => compressFile(join(outDir, file))))
    },
  }
}

async function compressFile(path: string) {
  const text = await readFile(path)
  const hint = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length }
  await writeFile(`${path}.br`, await promisify(brotliCompress)(text, { params: hint }))
  await writeFile(`${path}.gz`, await promisify(gzip)(text, { level: 9 }))
}
