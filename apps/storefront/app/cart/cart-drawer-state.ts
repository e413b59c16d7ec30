let open = false;
const listeners = new Set<() => void>();

function show(next: boolean): void {
	open = next;
	for (const listener of listeners) listener();
}

export const openCartDrawer = () => show(true);
export const closeCartDrawer = () => show(false);
export const isCartDrawerOpen = () => open;

export function onCartDrawer(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}
