import { deviceList } from '../../platform/device-list.ts';

/** As many columns as a wide screen can show. */
export const MOST_COMPARED = 4;

type Compared = { id: number; categoryId: number };

const compared = deviceList<Compared>({
	name: 'compare',
	most: MOST_COMPARED,
	isOne: (kept): kept is Compared => {
		const one = kept as Partial<Compared> | null;
		return Number.isInteger(one?.id) && Number.isInteger(one?.categoryId);
	},
	same: (one, other) => one.id === other.id,
});

/** Products chosen for comparison, in the order of choosing; all of one category. */
export const comparison = {
	use: compared.use,
	clear: () => compared.set([]),
	drop: (productId: number) => compared.set(compared.get().filter(({ id }) => id !== productId)),
	/** Only like can be compared with like: a product of another category starts a new list. Says whether there was room. */
	toggle: (product: Compared): 'added' | 'removed' | 'full' => {
		const { id, categoryId } = product;
		const others = compared.get().filter((one) => one.categoryId === categoryId);
		if (others.some((one) => one.id === id)) {
			compared.set(others.filter((one) => one.id !== id));
			return 'removed';
		}
		if (others.length === MOST_COMPARED) return 'full';
		compared.set([...others, { id, categoryId }]);
		return 'added';
	},
};
