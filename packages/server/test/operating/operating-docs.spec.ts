import { existsSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { RunningServer } from '../../src/server.ts';
import { ENVIRONMENT } from '../../src/settings.ts';
import { bundledScripts } from '../support/bundles.ts';
import { emptyDatabase } from '../support/embedded.ts';
import { request } from '../support/requests.ts';
import { serverOn } from '../support/servers.ts';

const docs = new URL('../../../../docs/', import.meta.url);
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

describe('what is written about metrics', () => {
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
  });

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

interface Service {
  readonly build?: { readonly dockerfile: string };
  readonly depends_on?:
    | readonly string[]
    | Readonly<Record<string, { readonly condition: string }>>;
  readonly environment?: Readonly<Record<string, string>>;
  readonly image?: string;
  readonly volumes?: readonly string[];
  readonly healthcheck?: { readonly test: readonly string[] };
}

interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: Readonly<Record<string, unknown>>;
}

/** The keys of a service that the file uses: a slip of the pen is none of them. */
const KEYS = [
  ...['build', 'depends_on', 'environment', 'healthcheck', 'image', 'ports', 'restart'],
  ...['stop_grace_period', 'volumes'],
];
const INSTRUCTIONS = /^(ARG|FROM|WORKDIR|COPY|RUN|ENV|USER|VOLUME|EXPOSE|HEALTHCHECK|CMD) \S/;

const root = new URL('../../../../', import.meta.url);
const file = (name: string) => readFileSync(new URL(name, root), 'utf8');

describe('the files for containers', () => {
  it('build in one stage and run in another, and say whether the server is well', () => {
    const lines = file('Containerfile').split('\n');
    const stages = lines.filter((line) => line.startsWith('FROM '));
    expect(stages).toEqual([`FROM \${BASE} AS build`, `FROM \${BASE}`]);
    const first = lines.findIndex((line) => line.startsWith('FROM '));
    expect(lines.slice(0, first).join('\n')).toMatch(/^ARG BASE=\S+\/node:24/m);
    expect(lines.some((line) => line.startsWith('HEALTHCHECK '))).toBe(true);
    expect(lines.some((line) => line.startsWith('USER node'))).toBe(true);
  });

  it('have no instruction that does not exist', () => {
    const whole = file('Containerfile')
      .replaceAll(/^#.*\n/gm, '')
      .replaceAll('\\\n', ' ');
    const lines = whole.split('\n').filter((line) => line !== '');
    expect(lines.length).toBeGreaterThan(15);
    expect(lines.filter((line) => !INSTRUCTIONS.test(line))).toEqual([]);
  });

  it('copy from the first stage only what it makes', () => {
    const text = file('Containerfile');
    const taken = [...text.matchAll(/^COPY --from=build \/app\/(\S+) \S+$/gm)].map(([, at]) => at);
    expect(taken).toHaveLength(4);
    const { packages } = JSON.parse(file('package-lock.json')) as { packages: object };
    const installs = (place = '') => Object.keys(packages).some((at) => at.startsWith(`${place}/`));
    // The page and the programs are built, the rest is installed.
    expect(text).toContain('scripts/build-programs.mjs built');
    expect(text).toContain('scripts/build-web.mjs');
    const built = ['built', 'packages/web/dist'];
    expect(taken.filter((at = '') => !built.includes(at) && !installs(at))).toEqual([]);
  });

  it('leave out nothing that the page is made of', () => {
    const left = file('.dockerignore').split('\n');
    // The rulebook's proofs are read from the tests.
    expect(left.filter((line) => /test|packages|scripts|src/.test(line))).toEqual([]);
  });

  it('copy only what is there', () => {
    const copied = [...file('Containerfile').matchAll(/^COPY (?!--from)(.+) \S+$/gm)];
    const names = copied.flatMap(([, given = '']) => given.split(' '));
    expect(names.length).toBeGreaterThan(4);
    expect(names.filter((name) => !existsSync(new URL(name, root)))).toEqual([]);
  });

  it('run two servers on one PostgreSQL behind a proxy, with settings that exist', () => {
    const { services, volumes } = parse(file('compose.yaml'), { merge: true }) as Compose;
    for (const service of Object.values(services)) {
      expect(Object.keys(service).filter((key) => !KEYS.includes(key))).toEqual([]);
      expect(service.image).toMatch(/^(docker\.io\/library\/[a-z]+:\d+|grimrule)$/);
      const needs = service.depends_on ?? [];
      for (const name of Array.isArray(needs) ? needs : Object.keys(needs)) {
        expect(services).toHaveProperty(name);
      }
      for (const [name, { condition }] of Object.entries(Array.isArray(needs) ? {} : needs)) {
        expect(condition).toBe('service_healthy');
        expect(services[name]?.healthcheck?.test).toHaveLength(2);
      }
      for (const volume of service.volumes ?? []) {
        const [from = ''] = volume.split(':');
        expect(from.startsWith('./') ? existsSync(new URL(from, root)) : from in volumes).toBe(
          true,
        );
      }
    }
    const servers = Object.entries(services).filter(([, { build }]) => build);
    expect(servers.map(([name]) => name)).toEqual(['one', 'two']);
    const proxy = read('operating/Caddyfile');
    for (const [name, { build, environment = {} }] of servers) {
      expect(build?.dockerfile).toBe('Containerfile');
      expect(environment.DATABASE_URL).toContain('@postgres:');
      expect(Object.keys(environment).filter((each) => !(each in ENVIRONMENT.shape))).toEqual([]);
      expect(proxy).toContain(`${name}:8080`);
    }
    expect(services.proxy?.volumes?.[0]).toContain('docs/operating/Caddyfile');
  });
});
