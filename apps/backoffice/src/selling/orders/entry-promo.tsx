import { localizedText } from '@dukan/domain/base/language/language.ts';
import { tengeFromManat } from '@dukan/domain/base/money/money.ts';
import type { OrderQuoteWire } from '@dukan/domain/selling/orders/orders.api.ts';
import { MAX_CODE_LENGTH } from '@dukan/domain/selling/promotions/promo-codes.ts';
import { formatPrice } from '@dukan/i18n/format/number.ts';
import { entryPromoTexts } from '@dukan/i18n/texts/backoffice/entry-promo-texts.ts';
import { Field } from '@dukan/ui/field.tsx';
import { useTexts } from '../../platform/texts.tsx';

type Props = { code: string; onChange: (code: string) => void; quote: OrderQuoteWire | undefined };

/** PRICE-03: asks for a code that the customer names, and shows the promotion that applies, with or without it. */
export function EntryPromo({ code, onChange, quote }: Props) {
	const { t, language } = useTexts(entryPromoTexts);
	const problem = code.trim() === '' ? undefined : quote?.promo_problem;
	const promo = quote?.promo;
	const name = promo && localizedText({ en: promo.name_en, ru: promo.name_ru, tm: promo.name_tm }, language);
	const money = (manat: number) => formatPrice(language, tengeFromManat(manat));
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
					{promo.discount > 0 && t('applied', { name, discount: money(promo.discount) })}
					{promo.delivery_discount > 0 &&
						t('freeDelivery', { name, discount: money(promo.delivery_discount) })}
					{gift &&
						t('gift', {
							name: localizedText({ en: gift.p_name_en, ru: gift.p_name_ru, tm: gift.p_name_tm }, language),
						})}
				</p>
			)}
		</>
	);
}
