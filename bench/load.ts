import { Agent, get } from 'node:http'

/**
 * Answers a second of one address with `lanes` requests always under way over kept connections, after a second of
 * warming up. Node's own client at its barest, so that the server is what is measured.
 */
export async function answersPerSecond(url: string, headers: Record<string, string>, seconds = 3, lanes = 8) {
  const agent = new Agent({ keepAlive: true, maxSockets: lanes })
  const ask = () =>
    new Promise<void>((resolve, reject) => {
      const request = get(url, { headers, agent }, (answer) => {
        if (answer.statusCode !== 200) reject(new Error(`${url} answered ${answer.statusCode}`))
        answer.on('end', resolve).resume()
      })
      request.on('error', reject)
    })
  const during = async (ms: number) => {
    const until = performance.now() + ms
    const lane = async () => {
      let answers = 0
      for (; performance.now() < until; answers += 1) await ask()
      return answers
    }
    const counts = await Promise.all(Array.from({ length: lanes }, lane))
    return counts.reduce((sum, count) => sum + count, 0) / (ms / 1000)
  }
  await during(1_000)
  const rate = await during(seconds * 1_000)
  agent.destroy()
  return rate
}
