import { deviceList } from '../../platform/device-list.ts';

/** The limit for one category. A wide screen can show this many columns. */
export const MOST_COMPARED = 4;
/** The limit for all categories together. The page's address can hold the same number. */
const MOST_CHOSEN = 16;

type Compared = { id: number; categoryId: number };

const compared = deviceList<Compared>({
	name: 'compare',
	most: MOST_CHOSEN,
	isOne: (kept): kept is Compared => {
		const one = kept as Partial<Compared> | null;
		return Number.isInteger(one?.id) && Number.isInteger(one?.categoryId);
	},
	same: (one, other) => one.id === other.id,
});

/**
 * The products chosen for comparison, at most four of a category. The category of the latest product comes
 * first.
 */
export const comparison = {
	use: compared.use,
	clear: () => compared.set([]),
	drop: (productId: number) => compared.set(compared.get().filter(({ id }) => id !== productId)),
	/** Returns false if the category already has the most products that can be compared. */
	add: ({ id, categoryId }: Compared): boolean => {
		const rest = compared.get().filter((one) => one.id !== id);
		const alike = rest.filter((one) => one.categoryId === categoryId);
		if (alike.length === MOST_COMPARED) return false;
		const others = rest.filter((one) => one.categoryId !== categoryId);
		compared.set([...alike, { id, categoryId }, ...others]);
		return true;
	},
};
