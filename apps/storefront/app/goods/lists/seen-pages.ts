import { withoutLanguage } from '../../platform/page-language.ts';
import { listAddress } from './list-state.ts';
import type { ListData } from './read-list.ts';

/** A page older than this is requested again, because prices and stock change. */
const MAX_AGE_MS = 5 * 60_000;
const MAX_PAGES = 10;

/**
 * The pages of lists as the shopper left them, by address. Back shows them at once, with every row that was
 * loaded.
 */
const seen = new Map<string, { page: unknown; at: number }>();

export function rememberPage(list: ListData, page: unknown): void {
	const address = listAddress(list.place, list.state);
	const now = Date.now();
	const before = seen.get(address)?.at ?? now;
	seen.delete(address);
	// If the stored page was too old, this one has just been requested again, so its age starts now.
	seen.set(address, { page, at: now - before < MAX_AGE_MS ? before : now });
	for (const oldest of [...seen.keys()].slice(0, -MAX_PAGES)) seen.delete(oldest);
}

export function recallPage<Page>({ pathname, search }: URL): Page | undefined {
	const found = seen.get(withoutLanguage(pathname, search));
	return found && Date.now() - found.at < MAX_AGE_MS ? (found.page as Page) : undefined;
}
