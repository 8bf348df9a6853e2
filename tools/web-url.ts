import { BlockList, isIPv4 } from 'node:net'

/** What `readWebUrl` accepts besides `https:`, for messages. */
export const localHint = 'http: for localhost and 127.0.0.1 only'

/** Returns the URL in a text if it is `https:`, or `http:` on this machine, without credentials or spaces; otherwise undefined. */
export function readWebUrl(text: string): URL | undefined {
  const url = !/\s/.test(text) && URL.canParse(text) ? new URL(text) : undefined
  if (!url || url.username || url.password || hasTwoSchemes(url)) return undefined
  return url.protocol === 'https:' || isOnThisMachine(url) ? url : undefined
}

/** In https://https://camp.example, the host is "https"; in https://www.https://camp.example, "www.https". */
export function hasTwoSchemes({ hostname }: URL): boolean {
  return /(?:^|\.)https?$/.test(hostname)
}

export function isOnThisMachine(url: URL): boolean {
  return url.protocol === 'http:' && isLocalHost(url)
}

export function isLocalHost({ hostname }: URL): boolean {
  return ['localhost', '127.0.0.1'].includes(hostname)
}

/** Whether other people's phones cannot open a URL, because its host is on this machine or in its network. */
export function isPrivateHost({ hostname }: URL): boolean {
  const isPrivateAddress = isIPv4(hostname) && privateNetworks.check(hostname)
  return isPrivateAddress || /^(?:localhost|.*\.local(?:host)?|\[::1\])$/.test(hostname)
}

/** RFC 1122, 1918 and 3927. */
const privateNetworks = new BlockList()
privateNetworks.addSubnet('127.0.0.0', 8)
privateNetworks.addSubnet('10.0.0.0', 8)
privateNetworks.addSubnet('172.16.0.0', 12)
privateNetworks.addSubnet('192.168.0.0', 16)
privateNetworks.addSubnet('169.254.0.0', 16)

/** Whether a URL is a page on GitHub, such as a repository's, where neither an app nor its data can be. */
export function isGitHubPage({ hostname }: URL): boolean {
  return /^(?:www\.)?github\.com$/.test(hostname)
}
