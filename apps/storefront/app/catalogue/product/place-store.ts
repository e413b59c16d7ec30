import { deviceList } from '../../platform/device-list.ts';

/** Where the shopper wants goods brought to. Part of a town, no address: it need not be hidden. */
export type Place = { districtId: number; name: string; delivery: boolean; express: boolean };

const places = deviceList<Place>({
	name: 'place',
	most: 1,
	isOne: (kept): kept is Place => {
		const one = kept as Partial<Place> | null;
		return typeof one?.districtId === 'number' && typeof one.name === 'string';
	},
	same: () => true,
});

export const place = {
	use: (): Place | undefined => places.use()[0],
	choose: (chosen: Place) => places.add(chosen),
};
