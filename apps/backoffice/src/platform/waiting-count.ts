import { sharedValue } from '@dukan/ui/shared-value.ts';

const count = sharedValue(0);

/** The number of orders that wait for a call, shown in the menu and in the tab's title, so that it is visible from anywhere. */
export const setWaitingCount = count.set;
export const useWaitingCount = count.useValue;
