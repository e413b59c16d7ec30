import { type Static, type TObject, Type } from 'typebox';
import { line, oneOf, text, timeOfDay } from '../../base/fields.api.ts';
import { defineCalls } from '../../staff/access/define-calls.ts';
import type { StaffRight } from '../../staff/access/staff-rights.ts';
import { GUIDE_STEPS } from './guide-steps.ts';
import { MAX_INVITATION_DAYS } from './setting-limits.ts';

const localized = (maxLength: number) =>
	Type.Object({ tm: text(maxLength), ru: text(maxLength), en: text(maxLength) });
/** S8: an https address; empty where there is none. */
const httpsOrNone = Type.String({ maxLength: 300, pattern: '^(https://[^\\s\\\\]+)?$' });
const httpsOrFile = Type.String({ maxLength: 300, pattern: '^(https://[^\\s\\\\]+|/files/[\\w.-]+)?$' });

/** DESK-09: the seller's details on printed documents. Empty parts are not printed. */
export const sellerWire = Type.Object({
	/** The name of the firm or of the sole trader. */
	name: localized(200),
	address: localized(300),
	/** May hold several numbers, as they are to be read. */
	phones: line(100),
	taxNumber: line(50),
	/** Account and bank. */
	bank: localized(300),
	/** Stands under the sum: exchange and return, thanks. */
	footnote: localized(600),
});
export type SellerWire = Static<typeof sellerWire>;

/** The shop's names in titles, messages, printed documents and for search engines. */
export const identityWire = Type.Object({
	name: Type.Object({ tm: line(40), ru: line(40), en: line(40, 1) }),
	/** A few words about what it sells, after the name. */
	tagline: Type.Object({ tm: line(100), ru: line(100), en: line(100) }),
	/** For search engines and shared links. */
	description: Type.Object({ tm: line(300), ru: line(300), en: line(300) }),
});
export type IdentityWire = Static<typeof identityWire>;

export const lookWire = Type.Object({
	/** The name of an uploaded picture; empty for the mark of the carpet. */
	logo: Type.String({ pattern: '^(logo-\\d{1,4}x\\d{1,4}-[0-9a-f]{32}\\.webp)?$' }),
	/** False where the logo already contains the name. */
	nameBesideLogo: Type.Boolean(),
	colour: Type.String({ pattern: '^#[0-9a-f]{6}$' }),
});
export type LookWire = Static<typeof lookWire>;

/** Every setting and what it may hold: what the shop shows about itself, editable by its staff. */
export const shopSettings = Type.Object({
	identity: identityWire,
	look: lookWire,
	languages: Type.Object({ tm: Type.Boolean(), ru: Type.Boolean(), en: Type.Boolean() }),
	/** OWN-03: which of the first steps the owner has done. */
	guide: Type.Object({
		closed: Type.Boolean(),
		done: Type.Array(oneOf(GUIDE_STEPS), { maxItems: GUIDE_STEPS.length, uniqueItems: true }),
	}),
	warning: localized(1000),
	workingHours: Type.Object({ from: timeOfDay, to: timeOfDay }),
	contact: Type.Object({
		phone: Type.String({ pattern: '^\\+?[\\d ()-]{5,30}$' }),
		/** Empty where there is none. */
		email: Type.String({ maxLength: 100, pattern: '^([^\\s@<>]+@[^\\s@<>]+)?$' }),
		pickupAddress: Type.Object({ tm: line(300), ru: line(300), en: line(300, 1) }),
		/** Links to the shop's messengers; shown beside the order by telephone. */
		imo: Type.Optional(httpsOrNone),
		whatsApp: Type.Optional(httpsOrNone),
	}),
	seller: sellerWire,
	/** PRICE-01: manat for a dollar, which price tools use; 0 if not stated. */
	exchange: Type.Object({ dollarRate: Type.Number({ minimum: 0, maximum: 10_000 }) }),
	/** CHOOSE-03: this many days after an order was completed an SMS invites to review it; 0 means never. */
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

/** One call for each setting, so that each has its own shape. DESK-14: a notice is a text; hours, contacts and the seller are settings. */
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
