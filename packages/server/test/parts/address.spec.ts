import { describe, expect, it } from 'vitest';
import { addressOf } from '../../src/http/address.ts';

describe('the address that somebody is limited by', () => {
  it('is an IPv4 address as it is, also where it is written as an IPv6 one', () => {
    expect(addressOf('192.0.2.7')).toBe('192.0.2.7');
    expect(addressOf('::ffff:192.0.2.7')).toBe('192.0.2.7');
  });

  it('is the network of an IPv6 address, however that is written', () => {
    const network = '2001:db8:0:7::/64';
    expect(addressOf('2001:db8:0:7::1')).toBe(network);
    expect(addressOf('2001:0db8:0000:0007:ffff:ffff:ffff:ffff')).toBe(network);
    expect(addressOf('2001:DB8::7:1:2:3:4')).toBe(network);
    expect(addressOf('2001:db8:0:8::1')).not.toBe(network);
    expect(addressOf('::1')).toBe('0:0:0:0::/64');
    expect(addressOf('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
  });
});
