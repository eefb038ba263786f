import { BlockList, isIP } from 'node:net';

/** This machine, its links and private networks (RFC 1918, RFC 3927, RFC 4193, RFC 4291). */
const nearby = new BlockList();
for (const [network, prefix] of [
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  nearby.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of [
  ['::1', 128],
  ['fe80::', 10],
  ['fc00::', 7],
] as const)
  nearby.addSubnet(network, prefix, 'ipv6');

/**
 * Which addresses of a request's way are our own proxies: the nearest ones, up to this number, if
 * they are nearby. Callers may be nearby too, and could otherwise name any address as theirs. A proxy
 * on a public address counts as the caller.
 */
export function trustProxies(count: number): (address: string, hop: number) => boolean {
  return (address, hop) => {
    const version = isIP(address);
    return hop < count && version !== 0 && nearby.check(address, `ipv${version === 4 ? 4 : 6}`);
  };
}
