import type { OrderQuote } from '@dukan/domain/selling/orders/order.api.ts';
import { MAX_CODE_LENGTH } from '@dukan/domain/selling/promotions/promo-codes.ts';
import { formatPrice } from '@dukan/i18n/format/number.ts';
import { entryPromoTexts } from '@dukan/i18n/texts/backoffice/entry-promo-texts.ts';
import { Field } from '@dukan/ui/field.tsx';
import { useTexts } from '../../platform/texts.tsx';
import { nameIn } from '../../ui/editor/name-in.ts';

type Props = { code: string; onChange: (code: string) => void; quote: OrderQuote | undefined };

/**
 * PRICE-03: asks for a promo code of the customer and shows the promotion that applies. A promotion may also
 * apply without a code.
 */
export function EntryPromo({ code, onChange, quote }: Props) {
	const { t, language } = useTexts(entryPromoTexts);
	const problem = code.trim() === '' ? undefined : quote?.promoProblem;
	const promo = quote?.promo;
	const name = promo && nameIn(promo, language);
	const money = (tenge: number) => formatPrice(language, tenge);
	const gift = promo?.gift;
	return (
		<>
			<Field
				label={t('code')}
				hint={t('hint')}
				autoComplete="off"
				maxLength={2 * MAX_CODE_LENGTH}
				value={code}
				error={problem && t(`problem.${problem.reason}`)}
				onChange={(event) => onChange(event.target.value)}
			/>
			{promo && name && (
				<p role="status">
					{promo.discountTenge > 0 && t('applied', { name, discount: money(promo.discountTenge) })}
					{promo.deliveryDiscountTenge > 0 &&
						t('freeDelivery', { name, discount: money(promo.deliveryDiscountTenge) })}
					{gift && t('gift', { name: nameIn(gift, language) })}
				</p>
			)}
		</>
	);
}
