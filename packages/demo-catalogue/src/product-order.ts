import type { ProductDraft } from './product-draft.ts';
import type { Random } from './seeded-random.ts';

/**
 * Returns the order of sub-categories in a list. Each comes once, the largest first, and then in proportion
 * to its size. A sub-category that fills half of its category takes every second place from the start,
 * because a shopper who opens Phones wants to see phones.
 */
function subcategoryTurns(drafts: ProductDraft[]): number[] {
	const sizes = new Map<number, number>();
	for (const { subcategoryId } of drafts) sizes.set(subcategoryId, (sizes.get(subcategoryId) ?? 0) + 1);
	const ids = [...sizes.keys()].sort((a, b) => (sizes.get(b) ?? 0) - (sizes.get(a) ?? 0));
	const [biggest, ...others] = ids;
	const dominates = biggest !== undefined && (sizes.get(biggest) ?? 0) * 2 >= drafts.length;
	const turns = dominates ? others.flatMap((id) => [biggest, id]) : [...ids];
	const taken = new Map(ids.map((id) => [id, turns.filter((turn) => turn === id).length]));
	while (turns.length < drafts.length) {
		const due = (id: number) =>
			((sizes.get(id) ?? 0) * (turns.length + 1)) / drafts.length - (taken.get(id) ?? 0);
		const open = ids.filter((id) => (taken.get(id) ?? 0) < (sizes.get(id) ?? 0));
		const next = open.reduce((best, id) => (due(id) > due(best) ? id : best));
		turns.push(next);
		taken.set(next, (taken.get(next) ?? 0) + 1);
	}
	return turns;
}

function contrast(draft: ProductDraft, neighbour: ProductDraft): number {
	const brand = draft.brand === neighbour.brand ? 0 : 2;
	const colour = draft.attributes.colour === neighbour.attributes.colour ? 0 : 2;
	const series = draft.series === neighbour.series ? 0 : 1;
	return brand + colour + series + Math.abs(draft.level - neighbour.level);
}

/**
 * Orders products so that neighbours differ in sub-category, brand and colour. Each category begins with
 * products of the middle and upper price range.
 */
export function orderForDisplay(drafts: ProductDraft[], random: Random): ProductDraft[] {
	const rest = new Set(random.shuffle(drafts));
	const ordered: ProductDraft[] = [];
	for (const subcategoryId of subcategoryTurns(drafts)) {
		const recent = ordered.slice(-5);
		const score = (draft: ProductDraft) => {
			const varied = recent.reduce((sum, other, at) => sum + contrast(draft, other) * (at + 1), 0);
			const attractive = ordered.length < 12 ? 5 - Math.abs(draft.level - 0.62) * 15 : 0;
			return varied + attractive;
		};
		const candidates = [...rest].filter((draft) => draft.subcategoryId === subcategoryId);
		const best = candidates.reduce((a, b) => (score(b) > score(a) ? b : a));
		ordered.push(best);
		rest.delete(best);
	}
	return ordered;
}
