import { type Static, Type } from 'typebox';
import { line, text, timeOfDay } from '../api/fields.api.ts';

const localized = (maxLength: number) =>
	Type.Object({ tm: text(maxLength), ru: text(maxLength), en: text(maxLength) });
/** S8: empty where there is none. */
const httpsOrNone = Type.String({ maxLength: 300, pattern: '^(https://[^\\s\\\\]+)?$' });
const httpsOrFile = Type.String({ maxLength: 300, pattern: '^(https://[^\\s\\\\]+|/files/[\\w.-]+)?$' });

/** Every setting there is, with what it may hold: what the shop shows about itself, editable by its staff. */
export const shopSettings = Type.Object({
	warning: localized(1000),
	workingHours: Type.Object({ from: timeOfDay, to: timeOfDay }),
	contact: Type.Object({
		phone: Type.String({ pattern: '^\\+?[\\d ()-]{5,30}$' }),
		email: Type.String({ maxLength: 100, pattern: '^[^\\s@<>]+@[^\\s@<>]+$' }),
		pickupAddress: Type.Object({ tm: line(300), ru: line(300), en: line(300, 1) }),
	}),
	appLinks: Type.Object({ appStore: httpsOrNone, playStore: httpsOrNone, apk: httpsOrFile }),
});
export type ShopSettings = Static<typeof shopSettings>;
