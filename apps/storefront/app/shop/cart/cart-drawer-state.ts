import { sharedValue } from '@dukan/ui/shared-value.ts';

const isOpen = sharedValue(false);

export const openCartDrawer = () => isOpen.set(true);
export const closeCartDrawer = () => isOpen.set(false);
export const useCartDrawerIsOpen = isOpen.useValue;
