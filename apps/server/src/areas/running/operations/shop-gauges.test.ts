import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { readConfig } from '../../../main/config.ts';
import { DAY_MS, later, MINUTE_MS } from '../../../platform/clock.ts';
import { openTestShop } from '../../../testing/test-shop.ts';
import { openPages } from '../../content/page-rendering/open-pages.ts';
import { putSms } from '../../shop/sms/sms-outbox.queries.ts';
import { describeAlerts } from './describe-alerts.ts';
import { runJob } from './job-runs.ts';

const DEPLOY = join(import.meta.dirname, '../../../../../../deploy');

/** Metrics of Prometheus itself, and words of its query language. */
const NOT_OURS = new Set([
	'up',
	'absent',
	'by',
	'le',
	'on',
	'or',
	'rate',
	'sum',
	'min',
	'max',
	'histogram_quantile',
]);

describe('figures for Prometheus', async () => {
	const pages = await openPages(readConfig({}));
	const shop = await openTestShop({ after }, { pages });
	const { app, db, clock } = shop;

	test('state of the shop: SMS, backup, jobs, connections, listener, index, disk', async () => {
		const expiresAt = later(clock(), 10 * MINUTE_MS);
		await putSms(db, { phone: '5111111', text: 'x', expiresAt }, later(clock(), -3 * MINUTE_MS));
		const finished_at = later(clock(), -DAY_MS);
		await db
			.insertInto('backups')
			.values({ kind: 'files', started_at: finished_at, finished_at, ok: true, bytes: 1 })
			.execute();
		await runJob(shop, 'housekeeping', async () => {});
		const { body } = await app.inject('/metrics');
		const value = (line: string) =>
			Number(
				body
					.split('\n')
					.find((one) => one.startsWith(`${line} `))
					?.split(' ')[1],
			);
		assert.deepEqual(
			['database_up', 'database_read_only', 'notification_listener_connected', 'listing_index_ready'].map(
				value,
			),
			[1, 0, 1, 1],
		);
		assert.deepEqual(
			['sms_waiting', 'sms_oldest_waiting_seconds', 'backup_age_seconds', 'backup_last_ok'].map(value),
			[1, 180, 86_400, 1],
		);
		assert.equal(value('job_age_seconds{job="housekeeping",ok="true"}'), 0);
		assert.ok(value('database_pool_connections{pool="primary",state="idle"}') >= 0);
		assert.ok(value('data_disk_bytes{state="free"}') > 0);
		assert.match(body, /^build_info\{version="[\d.]+",node="v\d+/m);
	});

	test('requests are told apart by kind of page', async () => {
		await app.inject('/product/1/1');
		await app.inject('/search?query=samsung');
		const { body } = await app.inject('/metrics');
		for (const page of ['product', 'search'])
			assert.match(
				body,
				new RegExp(`http_request_duration_seconds_count\\{.*page="${page}",status="200"\\} 1`),
			);
	});

	test('alerts and dashboard use only figures that /metrics has', async () => {
		const { body } = await app.inject('/metrics');
		const known = new Set([...body.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name ?? ''));
		const rules = readFileSync(join(DEPLOY, 'prometheus-rules.yml'), 'utf8');
		assert.equal(rules, describeAlerts(), 'npm run generate writes the alerts');
		const dashboard = JSON.parse(readFileSync(join(DEPLOY, 'grafana-dashboard.json'), 'utf8'));
		const expressions = [
			...[...rules.matchAll(/expr: '(.*)'/g)].map(([, expression]) => expression ?? ''),
			...dashboard.panels.map((panel: { targets: { expr: string }[] }) => panel.targets[0]?.expr),
		];
		assert.ok(expressions.length > 30);
		for (const expression of expressions) {
			const bare = expression.replaceAll(/\{[^}]*\}|\[[^\]]*\]|\b(by|on) \([^)]*\)/g, ' ');
			for (const [name] of bare.matchAll(/[a-z_][a-z_\d]*/g)) {
				const figure = name.replace(/_(count|bucket)$/, '');
				assert.ok(NOT_OURS.has(name) || known.has(name) || known.has(figure), `${name} in ${expression}`);
			}
		}
	});
});
