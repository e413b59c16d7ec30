import { deliveryTexts } from '@dukan/i18n/texts/backoffice/delivery-texts.ts';
import { useTexts } from '../platform/texts.tsx';

/** Zones have codes alone; those a new shop begins with have names as well. */
const NAMED = ['city', 'suburb', 'province'] as const;

export function useZoneName(): (code: string) => string {
	const { t } = useTexts(deliveryTexts);
	return (code) => {
		const named = NAMED.find((one) => one === code);
		return named ? t(`zoneName.${named}`) : code;
	};
}
