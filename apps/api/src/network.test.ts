import fc from 'fast-check';
import { expect, test } from 'vitest';
import { networkOf, plainAddress, vagueNetwork } from './network.ts';

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['not an address', 'unknown'],
  ['', 'unknown'],
])('%s lies in %s', (address, network) => expect(networkOf(address)).toBe(network));

test.each([
  ['192.0.2.7', '192.0.2.0/24'],
  ['::ffff:192.0.2.7', '192.0.2.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['nobody@example.com', 'unknown'],
])('a log says of %s no more than %s', (address, network) => expect(vagueNetwork(address)).toBe(network));

test('two addresses are of one network exactly when their first 64 bits are the same', () => {
  fc.assert(
    fc.property(fc.ipV6(), fc.ipV6(), (one, other) => {
      const bits = (address: string) => new URL(`http://[${address}]/`).hostname;
      if (bits(one) === bits(other)) expect(networkOf(one)).toBe(networkOf(other));
      expect(networkOf(one)).toMatch(/^([0-9a-f]{1,4}:){4}:\/64$|^\d+\.\d+\.\d+\.\d+$/);
    }),
  );
});

test('an address loses its zone and its IPv6 dress', () => {
  expect(plainAddress('::FFFF:192.0.2.7')).toBe('192.0.2.7');
  expect(plainAddress('FE80::1%eth0')).toBe('fe80::1');
  expect(plainAddress('192.0.2.7, 10.0.0.1')).toBe('');
});
