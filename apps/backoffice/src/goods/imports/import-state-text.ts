import type { ImportWire } from '@dukan/domain/goods/imports/staff-imports.api.ts';
import { importsTexts } from '@dukan/i18n/texts/backoffice/imports-texts.ts';
import { pricesTexts } from '@dukan/i18n/texts/backoffice/prices-texts.ts';
import { useTexts } from '../../platform/texts.tsx';

/**
 * PRICE-01: a change of prices by a rule has the states of an import but other texts, because it reads no
 * file.
 */
export function useStateText({ kind, state }: Pick<ImportWire, 'kind' | 'state'>): string {
	const { t } = useTexts(importsTexts);
	const { t: prices } = useTexts(pricesTexts);
	if (kind !== 'reprice') return t(`state.${state}`);
	switch (state) {
		case 'checking':
		case 'unreadable':
		case 'checked':
		case 'running':
		case 'done':
			return prices(`state.${state}`);
		case 'mapping':
		case 'stopped':
		case 'undoing':
		case 'undone':
			return t(`state.${state}`);
	}
}
