import type { Feature } from '../platform/feature.ts';
import type { Personal } from '../platform/personal.ts';
import { FEATURES } from './features.ts';
import type { Services } from './services.ts';

const features: readonly Feature<Services>[] = FEATURES;

/** S26: the functions by which each feature handles its data about people, in the order of the features. */
export const PERSONAL: readonly Personal[] = features.flatMap(({ personal }) => personal ?? []);
