import { type Alert, SHOP_CHECKS } from './shop-checks.ts';

type Rule = Alert & { severity: 'critical' | 'warning'; summary: string };

const requests = 'http_request_duration_seconds';

/** Rules that only Prometheus can check: that a process is gone, and how often something happens. */
const RATES: readonly Rule[] = [
	{
		alert: 'NotReady',
		expr: 'up{job="dukan"} == 0',
		for: '1m',
		severity: 'critical',
		summary:
			"The shop's process does not respond to Prometheus. systemctl status 'dukan@*', journalctl -u 'dukan@*'",
	},
	{
		alert: 'DatabaseDown',
		expr: 'database_up == 0',
		for: '1m',
		severity: 'critical',
		summary:
			'PostgreSQL does not respond: no orders, cached pages only. systemctl status postgresql; disk; npm run doctor',
	},
	{
		alert: 'Errors',
		expr: `sum(rate(${requests}_count{status=~"500"}[5m])) > 0`,
		for: '5m',
		severity: 'warning',
		summary:
			'Requests end with 500: a defect. journalctl, level 50; send it to the developers with its request id',
	},
	{
		alert: 'Refusing',
		expr: `sum(rate(${requests}_count{status="503"}[5m])) / sum(rate(${requests}_count[5m])) > 0.05`,
		for: '5m',
		severity: 'warning',
		summary: 'One in twenty requests is refused. The log names the reason; overload_refused_total by kind',
	},
	{
		alert: 'Slow',
		expr: `histogram_quantile(0.95, sum by (le) (rate(${requests}_bucket{route!~".*events.*"}[5m]))) > 1`,
		for: '10m',
		severity: 'warning',
		summary: 'One in twenty requests takes more than a second. Add a process, a core, or a replica',
	},
	{
		alert: 'Overload',
		expr: 'sum(rate(overload_refused_total[5m])) > 1',
		for: '10m',
		severity: 'warning',
		summary: 'More is asked than the machine can do. Add a process, a core, or a replica',
	},
	{
		alert: 'PoolExhausted',
		expr: 'database_pool_connections{state="waiting"} > 5',
		for: '2m',
		severity: 'warning',
		summary: 'Requests wait for a database connection. Slow queries in pg_stat_activity; POOL_SIZE',
	},
	{
		alert: 'Guessing',
		expr: 'sum(rate(sign_in_total{outcome="wrong"}[10m])) > 1',
		for: '10m',
		severity: 'warning',
		summary: 'Many wrong passwords: somebody guesses. Limits slow them down by themselves',
	},
];

/** Returns the rules of deploy/prometheus-rules.yml. */
export function describeAlerts(): string {
	const checked = SHOP_CHECKS.flatMap(({ alert, otherwise, remedy }): Rule[] =>
		alert ? [{ ...alert, severity: otherwise === 'bad' ? 'critical' : 'warning', summary: remedy }] : [],
	);
	const rules = [...RATES, ...checked].map(
		({ alert, expr, for: duration, severity, summary }) => `      - alert: Dukan${alert}
        expr: '${expr}'
        for: ${duration}
        labels:
          severity: ${severity}
        annotations:
          summary: ${JSON.stringify(summary)}
`,
	);
	return `# Alerts for the shop, written by "npm run generate" from its health checks. Prometheus: rule_files: [/etc/prometheus/dukan-rules.yml]
groups:
  - name: dukan
    rules:
${rules.join('')}`;
}
