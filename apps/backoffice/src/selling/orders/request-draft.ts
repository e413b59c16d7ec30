import type { Language } from '@dukan/domain/base/language/language.ts';
import { groupPhone } from '@dukan/domain/base/text/phone.ts';
import type { CallRequestWire } from '@dukan/domain/selling/call-me/call-me.api.ts';
import { nameIn } from '../../ui/editor/name-in.ts';
import type { EntryDraft } from './order-entry-draft.ts';

/**
 * DESK-15: starts an order for the person who asked for the call, with those goods of their cart that are
 * still sold.
 */
export function requestDraft(
	{ name, phone, items }: CallRequestWire,
	language: Language,
): Pick<EntryDraft, 'callerName' | 'callerPhone' | 'channel' | 'lines'> {
	return {
		callerName: name,
		callerPhone: groupPhone(phone),
		channel: 'phone',
		lines: items.filter(isSold).map((item) => ({
			id: item.id,
			name: nameIn(item, language),
			quantity: Math.min(item.quantity, item.stock),
			priceTenge: item.priceTenge,
			most: item.stock,
			picture: item.picture ?? undefined,
		})),
	};
}

/** Returns the names of the goods that are no longer sold, for the operator to mention. */
export function droppedNames({ items }: CallRequestWire, language: Language): string[] {
	return items.filter((item) => !isSold(item)).map((item) => nameIn(item, language));
}

function isSold({ published, stock }: CallRequestWire['items'][number]): boolean {
	return published && stock > 0;
}
