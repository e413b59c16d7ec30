import type { ThreeNames } from '@dukan/domain/base/fields.api.ts';
import { LANGUAGES, type Language } from '@dukan/domain/base/language/language.ts';
import { editorTexts } from '@dukan/i18n/texts/backoffice/editor-texts.ts';
import { useTexts } from '../../platform/texts.tsx';
import form from '../form.module.css';

export function nameIn(row: ThreeNames, language: Language): string {
	return row[`name_${language}`] || row.name_en;
}

export const NO_NAMES: ThreeNames = { name_en: '', name_ru: '', name_tm: '' };

/** The name, and which of its translations are not there yet. */
export function Names({ row }: { row: ThreeNames }) {
	const { language, c } = useTexts(editorTexts);
	const missing = LANGUAGES.filter((one) => row[`name_${one}`].trim() === '');
	return (
		<span>
			<strong>{nameIn(row, language)}</strong>
			{missing.length > 0 && (
				<span className={form.missing}>
					{c('language.missing')}: {missing.map((one) => c(`language.${one}`).toLowerCase()).join(', ')}
				</span>
			)}
		</span>
	);
}
