import { type Static, Type } from 'typebox';
import { line, text, timeOfDay } from '../api/fields.api.ts';

const localized = (maxLength: number) =>
	Type.Object({ tm: text(maxLength), ru: text(maxLength), en: text(maxLength) });
/** S8: empty where there is none. */
const httpsOrNone = Type.String({ maxLength: 300, pattern: '^(https://[^\\s\\\\]+)?$' });
const httpsOrFile = Type.String({ maxLength: 300, pattern: '^(https://[^\\s\\\\]+|/files/[\\w.-]+)?$' });

/** DESK-09: who sells, as printed papers name it. Empty parts are not printed. */
export const sellerWire = Type.Object({
	/** The name of the firm or of the person in trade. */
	name: localized(200),
	address: localized(300),
	/** Several, as they are to be read. */
	phones: line(100),
	taxNumber: line(50),
	/** Account and bank. */
	bank: localized(300),
	/** Under the sum: exchange and return, thanks. */
	footnote: localized(600),
});
export type SellerWire = Static<typeof sellerWire>;

/** Every setting there is, with what it may hold: what the shop shows about itself, editable by its staff. */
export const shopSettings = Type.Object({
	warning: localized(1000),
	workingHours: Type.Object({ from: timeOfDay, to: timeOfDay }),
	contact: Type.Object({
		phone: Type.String({ pattern: '^\\+?[\\d ()-]{5,30}$' }),
		email: Type.String({ maxLength: 100, pattern: '^[^\\s@<>]+@[^\\s@<>]+$' }),
		pickupAddress: Type.Object({ tm: line(300), ru: line(300), en: line(300, 1) }),
	}),
	seller: sellerWire,
	/** PRICE-01: manat for a dollar, by which price tools count; 0: not stated. */
	exchange: Type.Object({ dollarRate: Type.Number({ minimum: 0, maximum: 10_000 }) }),
	appLinks: Type.Object({ appStore: httpsOrNone, playStore: httpsOrNone, apk: httpsOrFile }),
});
export type ShopSettings = Static<typeof shopSettings>;
