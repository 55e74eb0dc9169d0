import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ENVIRONMENT, readSettings, WrongSetting } from '../../src/settings.ts';

const here = new URL('file:///worker.mjs');
const read = (env: Record<string, string>) =>
  readSettings(env, { page: '', scripts: { bots: here, database: here }, isTerminal: false });

describe('settings', () => {
  it('have values where nothing is set, also if it is set to nothing', () => {
    for (const env of [{}, { PORT: '', HOST: '', GRIMRULE_PROXY: '', DATABASE_URL: '' }]) {
      expect(read(env)).toMatchObject({
        host: '0.0.0.0',
        port: null,
        logLevel: 'info',
        origins: [],
        hosts: [],
        proxies: 0,
        metricsToken: null,
        requestsPerMinute: 600,
        newPerMinute: 60,
        newPerDay: 2000,
        graceMs: 60_000,
      });
    }
  });

  it('are read', () => {
    const settings = read({
      PORT: '9000',
      DATABASE_URL: 'postgres://localhost/table',
      GRIMRULE_ORIGINS: 'https://a.example, https://b.example:8443',
      GRIMRULE_HOSTS: 'table.example',
      GRIMRULE_PROXY: 'loopback,10.1.0.0/16',
      GRIMRULE_METRICS_TOKEN: 'a token of some length',
      GRIMRULE_GRACE_SECONDS: '90',
    });
    expect(settings).toMatchObject({
      port: 9000,
      place: { url: 'postgres://localhost/table' },
      origins: ['https://a.example', 'https://b.example:8443'],
      hosts: ['table.example'],
      proxies: ['127.0.0.0/8', '::1/128', '10.1.0.0/16'],
      metricsToken: 'a token of some length',
      graceMs: 90_000,
    });
  });

  it('that make no sense are told in a sentence each', () => {
    const wrong: Record<string, string> = {
      PORT: '80a',
      LOG_LEVEL: 'loud',
      GRIMRULE_ORIGINS: 'table.example',
      GRIMRULE_HOSTS: 'https://table.example',
      GRIMRULE_PROXY: 'true',
      GRIMRULE_REQUESTS_PER_MINUTE: '-1',
      GRIMRULE_NEW_PER_MINUTE: '1.5',
      GRIMRULE_GRACE_SECONDS: 'ever',
    };
    for (const [name, value] of Object.entries(wrong)) {
      expect(() => read({ [name]: value })).toThrow(WrongSetting);
      const sentence = new RegExp(`^${name} must .*, but is '${value}'\\.$`);
      expect(() => read({ [name]: value })).toThrow(sentence);
    }
    expect(() => read({ PORT: 'x', LOG_LEVEL: 'y' })).toThrow(/^PORT .*\nLOG_LEVEL .*$/);
    expect(() => read({ PORT: '65536' })).toThrow('PORT must be at most 65535');
  });

  it('that are secret are not repeated', () => {
    expect(() => read({ GRIMRULE_METRICS_TOKEN: 'short' })).toThrow(
      /^GRIMRULE_METRICS_TOKEN must have at least 16 characters\.$/,
    );
    expect(() => read({ DATABASE_URL: 'mysql://me:pass@db' })).toThrow(
      /^DATABASE_URL must begin with postgres:\/\/\.$/,
    );
  });

  it('are all in the table of the documents, and nothing else is', () => {
    const path = new URL('../../../../docs/architecture.md', import.meta.url);
    const rows = readFileSync(path, 'utf8').matchAll(/^\| (`[A-Z_]+`(?:, `[A-Z_]+`)*) \|/gm);
    const listed = [...rows].flatMap(([, names = '']) => names.replaceAll('`', '').split(', '));
    expect(listed.sort()).toEqual(Object.keys(ENVIRONMENT.shape).sort());
  });
});
