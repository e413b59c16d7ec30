import { type Static, type TObject, Type } from 'typebox';
import { line, oneOf, text, timeOfDay } from '../../base/fields.api.ts';
import { defineCalls } from '../../staff/access/define-calls.ts';
import type { StaffRight } from '../../staff/access/staff-rights.ts';
import { GUIDE_STEPS } from './guide-steps.ts';
import { MAX_INVITATION_DAYS } from './setting-limits.ts';

const localized = (maxLength: number) =>
	Type.Object({ tm: text(maxLength), ru: text(maxLength), en: text(maxLength) });
/** S8: an https address, or nothing. */
const httpsOrNone = Type.String({ maxLength: 300, pattern: '^(https://[^\\s\\\\]+)?$' });
const httpsOrFile = Type.String({ maxLength: 300, pattern: '^(https://[^\\s\\\\]+|/files/[\\w.-]+)?$' });

/** DESK-09: the seller's details on printed documents. Empty parts are not printed. */
export const sellerWire = Type.Object({
	/** The name of the firm or of the sole trader. */
	name: localized(200),
	address: localized(300),
	/** One or more phone numbers in the form in which people read them. */
	phones: line(100),
	taxNumber: line(50),
	/** The seller's account and bank. */
	bank: localized(300),
	/** A note under the sum, for example about exchange and return. */
	footnote: localized(600),
});
export type SellerWire = Static<typeof sellerWire>;

/** The shop's names in titles, messages, printed documents and for search engines. */
export const identityWire = Type.Object({
	name: Type.Object({ tm: line(40), ru: line(40), en: line(40, 1) }),
	/** A few words about the goods, which follow the name. */
	tagline: Type.Object({ tm: line(100), ru: line(100), en: line(100) }),
	/** The text for search engines and shared links. */
	description: Type.Object({ tm: line(300), ru: line(300), en: line(300) }),
});
export type IdentityWire = Static<typeof identityWire>;

export const lookWire = Type.Object({
	/** The file name of the uploaded logo; empty for the carpet mark. */
	logo: Type.String({ pattern: '^(logo-\\d{1,4}x\\d{1,4}-[0-9a-f]{32}\\.webp)?$' }),
	/** False where the logo already contains the name. */
	nameBesideLogo: Type.Boolean(),
	colour: Type.String({ pattern: '^#[0-9a-f]{6}$' }),
});
export type LookWire = Static<typeof lookWire>;

/** Every setting of the shop with its allowed values. Staff edit them, and the shop shows them. */
export const shopSettings = Type.Object({
	identity: identityWire,
	look: lookWire,
	languages: Type.Object({ tm: Type.Boolean(), ru: Type.Boolean(), en: Type.Boolean() }),
	/** OWN-03: the first steps that the owner has done. */
	guide: Type.Object({
		closed: Type.Boolean(),
		done: Type.Array(oneOf(GUIDE_STEPS), { maxItems: GUIDE_STEPS.length, uniqueItems: true }),
	}),
	warning: localized(1000),
	workingHours: Type.Object({ from: timeOfDay, to: timeOfDay }),
	contact: Type.Object({
		phone: Type.String({ pattern: '^\\+?[\\d ()-]{5,30}$' }),
		/** Empty for none. */
		email: Type.String({ maxLength: 100, pattern: '^([^\\s@<>]+@[^\\s@<>]+)?$' }),
		pickupAddress: Type.Object({ tm: line(300), ru: line(300), en: line(300, 1) }),
		/** Links to the shop's messengers, which appear beside the order by telephone. */
		imo: Type.Optional(httpsOrNone),
		whatsApp: Type.Optional(httpsOrNone),
	}),
	seller: sellerWire,
	/** PRICE-01: the rate in manat per dollar that price rules use; 0 if none is set. */
	exchange: Type.Object({ dollarRate: Type.Number({ minimum: 0, maximum: 10_000 }) }),
	/** CHOOSE-03: an SMS invites to review an order this many days after its completion; 0 means never. */
	reviews: Type.Object({ invitationDays: Type.Integer({ minimum: 0, maximum: MAX_INVITATION_DAYS }) }),
	appLinks: Type.Object({ appStore: httpsOrNone, playStore: httpsOrNone, apk: httpsOrFile }),
});
export type ShopSettings = Static<typeof shopSettings>;

const { properties } = shopSettings;
const update = <Part extends TObject>(what: string, by: StaffRight, part: Part) => ({
	by,
	summary: `Changes ${what}: only what is sent`,
	body: Type.Partial(part),
});

/**
 * One call for each setting, because their values differ. DESK-14: a notice counts as a text, while hours,
 * contacts and the seller count as settings.
 */
export const settingsCalls = defineCalls('staff content', {
	'GET /api/staff/settings': {
		by: 'readContent',
		summary: 'What the shop says about itself',
		response: { 200: shopSettings },
	},
	'POST /api/staff/settings_update/identity': update('identity', 'editSettings', properties.identity),
	'POST /api/staff/settings_update/look': update('look', 'editSettings', properties.look),
	'POST /api/staff/settings_update/languages': update('languages', 'editSettings', properties.languages),
	'POST /api/staff/settings_update/guide': update('guide', 'editSettings', properties.guide),
	'POST /api/staff/settings_update/warning': update('warning', 'editContent', properties.warning),
	'POST /api/staff/settings_update/workingHours': update(
		'workingHours',
		'editSettings',
		properties.workingHours,
	),
	'POST /api/staff/settings_update/contact': update('contact', 'editSettings', properties.contact),
	'POST /api/staff/settings_update/seller': update('seller', 'editSettings', properties.seller),
	'POST /api/staff/settings_update/exchange': update('exchange', 'importCatalogue', properties.exchange),
	'POST /api/staff/settings_update/reviews': update('reviews', 'editSettings', properties.reviews),
	'POST /api/staff/settings_update/appLinks': update('appLinks', 'editAppLinks', properties.appLinks),
});
