import type { Language } from '@dukan/domain/base/language/language.ts';
import { deviceList } from '../../platform/device-list.ts';

/**
 * The district that the shopper wants goods delivered to. A district is not a whole address, so it is stored
 * unencrypted.
 */
export type DeliveryDistrict = {
	districtId: number;
	/** In all languages, because the shopper may change the language later. */
	names: Readonly<Record<Language, string>>;
	delivery: boolean;
	express: boolean;
};

const districts = deviceList<DeliveryDistrict>({
	name: 'place',
	most: 1,
	isOne: (kept): kept is DeliveryDistrict => {
		const one = kept as Partial<DeliveryDistrict> | null;
		return typeof one?.districtId === 'number' && typeof one.names?.ru === 'string';
	},
	same: () => true,
});

export const deliveryDistrict = {
	use: (): DeliveryDistrict | undefined => districts.use()[0],
	choose: (chosen: DeliveryDistrict) => districts.add(chosen),
};
