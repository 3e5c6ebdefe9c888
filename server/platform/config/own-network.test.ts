import { expect, test } from 'vitest'
import { maySendTo } from './own-network.ts'

test('words go over TLS, or stay within the host’s own machine and network', () => {
  const own = ['http://localhost:11434/v1', 'http://127.0.0.1:1234', 'http://[::1]:8080', 'http://192.168.1.20:11434']
  const named = ['http://ollama:11434/v1', 'http://studio.local:1234', 'http://10.0.0.7', 'http://[fd00::7]:8000']
  for (const address of [...own, ...named, 'https://models.example/v1', 'https://192.0.2.7']) {
    expect([address, maySendTo(address, [])]).toEqual([address, true])
  }
  const others = ['http://models.example/v1', 'http://192.0.2.7', 'http://[2001:db8::7]', 'http://localhost.example']
  for (const address of [...others, 'http://169.254.169.254/latest', 'http://172.32.0.1', 'file:///etc/passwd']) {
    expect([address, maySendTo(address, [])]).toEqual([address, false])
  }
})

test('a name that only looks public is allowed where the host says that it is theirs', () => {
  expect(maySendTo('http://gpu.lab.example:8000/v1', ['gpu.lab.example'])).toBe(true)
  expect(maySendTo('http://gpu.lab.example.com:8000/v1', ['gpu.lab.example'])).toBe(false)
})
