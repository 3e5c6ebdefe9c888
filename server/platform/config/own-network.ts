import { BlockList, isIP } from 'node:net'

const privateRanges = new BlockList()
privateRanges.addSubnet('127.0.0.0', 8)
privateRanges.addSubnet('10.0.0.0', 8)
privateRanges.addSubnet('172.16.0.0', 12)
privateRanges.addSubnet('192.168.0.0', 16)
privateRanges.addAddress('::1', 'ipv6')
privateRanges.addSubnet('fc00::', 7, 'ipv6')

/** Names that nobody can buy: RFC 6761, RFC 6762, RFC 8375, and ICANN's .internal. */
const privateEndings = ['.localhost', '.local', '.home.arpa', '.internal']

/**
 * Whether words may be sent to this address: over TLS, or within the host's own machine and network. Of a name that only
 * looks public the host says so (`named`). What answers at 169.254.0.0/16 gives secrets of the cloud away, and is not ours.
 */
export function maySendTo(address: string, named: readonly string[]): boolean {
  const { protocol, hostname } = new URL(address)
  return protocol === 'https:' || (protocol === 'http:' && isOwn(hostname, named))
}

/** Whether a machine of this name stands in the host's own network. */
export function isOwn(hostname: string, named: readonly string[]): boolean {
  if (named.includes(hostname)) return true
  const bare = hostname.replace(/^\[|\]$/g, '')
  const family = isIP(bare)
  if (family !== 0) return privateRanges.check(bare, family === 4 ? 'ipv4' : 'ipv6')
  // A name of one word is found in one's own network only, as a service of Compose is.
  return !bare.includes('.') || privateEndings.some((ending) => bare.endsWith(ending))
}
