import type { Feature } from '../platform/feature.ts';
import type { Personal } from '../platform/personal.ts';
import { FEATURES } from './features.ts';
import type { Services } from './services.ts';

const features: readonly Feature<Services>[] = FEATURES;

/** S26: what the features do with the data they hold about people, from the ground up. */
export const PERSONAL: readonly Personal[] = features.flatMap(({ personal }) => personal ?? []);
