import { sharedValue } from '@dukan/ui/shared-value.ts';

const count = sharedValue(0);

/**
 * The number of orders that wait for a call. The menu and the tab's title show it, so that it is visible on
 * every screen.
 */
export const setWaitingCount = count.set;
export const useWaitingCount = count.useValue;
