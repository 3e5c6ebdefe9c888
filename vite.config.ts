import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compress } from './scripts/compress.ts'

const server = { target: 'http://localhost:3001', changeOrigin: false }

export default defineConfig({
  plugins: [react(), tailwindcss(), compress()],
  publicDir: 'web/public',
  build: {
    // The content security policy allows our own files only, so nothing may become a data: address.
    assetsInlineLimit: 0,
  },
  server: {
    port: 3000,
    proxy: {
      '/api': server,
      '/ws': { ...server, ws: true },
      '/relay': { ...server, ws: true },
      '/healthz': server,
      '/readyz': server,
    },
  },
})
