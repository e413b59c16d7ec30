import type { OrderServiceWire } from '@dukan/domain/after-sales/requests/requests.api.ts';
import type { TOLD_SETTLEMENTS } from '@dukan/domain/after-sales/returns/return-rules.ts';
import type { Language } from '@dukan/domain/base/language/language.ts';
import type { OrderWire } from '@dukan/domain/selling/orders/orders.api.ts';
import { formatManat } from '@dukan/i18n/format/number.ts';
import type { AccountTextKey, Translate } from '@dukan/i18n/translate.ts';

export type ServiceEntry = {
	key: string;
	at: string;
	title: string;
	words: string;
	answer: string;
	/** The id of the request if the customer may still withdraw it. */
	withdrawable: number | undefined;
};

const MONEY_TEXTS = {
	cash: 'service.returnedSum',
	card: 'service.returnedCard',
	exchange: 'service.returnedWaits',
} as const satisfies Record<(typeof TOLD_SETTLEMENTS)[number], AccountTextKey>;

/**
 * RET-04: lists requests, returns and claims in plain words, oldest first. An accepted request continues as a
 * return or a claim.
 */
export function serviceEntries(
	order: Pick<OrderWire, 'items'>,
	{ requests, returns, claims }: Pick<OrderServiceWire, 'requests' | 'returns' | 'claims'>,
	{ language, t }: { language: Language; t: Translate<AccountTextKey> },
): ServiceEntry[] {
	const nameOf = (id: number) => order.items.find(({ p_id }) => p_id === id)?.[`p_name_${language}`] ?? '';
	const asked = requests.map(({ id, kind, p_id, state, at, pictures, answer }) => ({
		key: `request ${id}`,
		at,
		title: `${t(`service.request.${kind}`)}: ${t(`service.state.${state}`)}`,
		words: [nameOf(p_id), pictures > 0 && t('service.withPictures', { count: pictures })]
			.filter(Boolean)
			.join(', '),
		answer: answer === '' ? '' : t('service.answer', { text: answer }),
		withdrawable: state === 'waiting' ? id : undefined,
	}));
	const taken = returns.map(({ id, at, amount, settlement, items }) => {
		const sum = `${formatManat(language, amount)} ${t('currency.manat')}`;
		return {
			key: `return ${id}`,
			at,
			title: `${t('service.returned')}: ${t(MONEY_TEXTS[settlement], { sum })}`,
			words: items.map(({ p_id, quantity }) => `${nameOf(p_id)} × ${quantity}`).join(', '),
			answer: '',
			withdrawable: undefined,
		};
	});
	const steps = claims.flatMap(({ id, p_id, serial, steps: ofClaim }) =>
		ofClaim.map(({ state, at, note }) => ({
			key: `claim ${id} ${state} ${at}`,
			at,
			title: `${t('service.claim', { id })}: ${t(`service.claim.${state}`)}`,
			words: [nameOf(p_id), serial].filter(Boolean).join(', '),
			answer: note === '' ? '' : t('service.answer', { text: note }),
			withdrawable: undefined,
		})),
	);
	return [...asked, ...taken, ...steps].toSorted((a, b) => a.at.localeCompare(b.at));
}
