import type { Tables } from '../platform/database/tables.ts';
import type { Feature } from '../platform/feature.ts';
import { FEATURES } from './features.ts';
import type { Services } from './services.ts';

const features: readonly Feature<Services>[] = FEATURES;

/** S28: the tables that stay empty after a restore. Tables that refer to others come first. */
export const NOT_RESTORED: readonly (keyof Tables)[] = features
	.flatMap(({ notRestored = [] }) => notRestored)
	.toReversed()
	.concat('proofs');
