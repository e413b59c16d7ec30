import { sharedValue } from '@dukan/ui/shared-value.ts';

const count = sharedValue(0);

/** How many orders wait for a call: in the menu and in the tab's title, so that it is seen from anywhere. */
export const setWaitingCount = count.set;
export const useWaitingCount = count.useValue;
