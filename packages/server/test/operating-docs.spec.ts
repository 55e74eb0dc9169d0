import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { RunningServer } from '../src/server.ts';
import { bundledScripts } from './support/bundles.ts';
import { request } from './support/requests.ts';
import { emptyDatabase, serverOn } from './support/servers.ts';

const docs = new URL('../../../docs/', import.meta.url);
const read = (name: string) => readFileSync(new URL(name, docs), 'utf8');

/** Metrics of ours, of Node and of the process; `up` is of Prometheus itself. */
const NAMES = /\b(?:grimrule|nodejs|process)_[a-z\d_]+/g;
const namesIn = (text: string) => [...new Set(text.match(NAMES) ?? [])].sort();

interface Dashboard {
  readonly panels: readonly {
    readonly title: string;
    readonly targets: readonly { readonly expr: string }[];
  }[];
}

interface Alerts {
  readonly groups: readonly {
    readonly rules: readonly {
      readonly alert: string;
      readonly expr: string;
      readonly annotations: { readonly summary: string };
    }[];
  }[];
}

describe('what is written about metrics', { timeout: 60_000 }, () => {
  let server: RunningServer;
  let there: ReadonlySet<string>;

  beforeAll(async () => {
    server = await serverOn({ template: await emptyDatabase() }, await bundledScripts());
    const { text } = await request(server.port, '/metrics');
    there = new Set(
      [...text.matchAll(/^# TYPE (\S+) (\S+)/gm)].flatMap(([, name = '', type]) =>
        type === 'histogram' ? [name, `${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
      ),
    );
  }, 60_000);

  afterAll(() => server.close());

  it.each(['operating.md', 'operating/dashboard.json', 'operating/alerts.yml'])(
    'in %s names only metrics that the server has',
    (name) => {
      const names = namesIn(read(name));
      expect(names.length).toBeGreaterThan(5);
      expect(names.filter((each) => !there.has(each))).toEqual([]);
    },
  );

  it('explains every metric of ours', () => {
    const own = [...there].filter(
      (name) => /^grimrule_/.test(name) && !/_(bucket|count|sum)$/.test(name),
    );
    expect(own.length).toBeGreaterThan(8);
    const explained = namesIn(read('operating.md'));
    expect(own.filter((name) => !explained.includes(name))).toEqual([]);
  });

  it('has a dashboard whose panels ask for something', () => {
    const { panels } = JSON.parse(read('operating/dashboard.json')) as Dashboard;
    expect(panels.length).toBeGreaterThan(5);
    for (const { title, targets } of panels) {
      expect(title).not.toBe('');
      expect(targets.every(({ expr }) => namesIn(expr).length > 0)).toBe(true);
    }
  });

  it('has alarms for the event loop, the queue of bots and the storage', () => {
    const { groups } = parse(read('operating/alerts.yml')) as Alerts;
    const rules = groups.flatMap((group) => group.rules);
    const watched = namesIn(rules.map(({ expr }) => expr).join('\n'));
    expect(watched).toEqual(
      expect.arrayContaining([
        'grimrule_storage_free_bytes',
        'grimrule_store_failures_total',
        'grimrule_thoughts_waiting',
        'nodejs_eventloop_lag_p99_seconds',
      ]),
    );
    for (const { alert, annotations } of rules) {
      expect(alert).toMatch(/^Grimrule/);
      expect(annotations.summary).toMatch(/\.$/);
    }
  });
});
