import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { FEATURES } from '../main/features.ts';
import type { Feature } from '../platform/feature.ts';
import { describeLimits } from './describe-limits.ts';

const AREAS = join(import.meta.dirname, '../areas');

test('docs/limits.md is what "npm run generate" makes of the limits', () => {
	const page = readFileSync(join(import.meta.dirname, '../../../../docs/limits.md'), 'utf8');
	assert.equal(page, describeLimits());
});

test('a limit that no feature lists is found', () => {
	const listed = new Set(
		FEATURES.flatMap((feature: Feature<never>) => (feature.limits ?? []).map(({ kind }) => kind)),
	);
	const sources = globSync('**/*.ts', { cwd: AREAS, exclude: ['**/*.test.ts'] }).map((file) =>
		readFileSync(join(AREAS, file), 'utf8'),
	);
	const written = sources.flatMap((source) =>
		[...source.matchAll(/kind: '([a-z_]+:[a-z:]+)',[^}]*?(?:max|free):? ?[\w(]/g)].map(([, kind]) => kind),
	);
	assert.ok(written.length > 20);
	assert.deepEqual(
		written.filter((kind) => !listed.has(kind ?? '')),
		[],
	);
});
